import type { LocationDetails } from '@tabi/shared/contracts/places';
import type { PageHead } from '@tabi/shared/federation';
import { links } from '@tabi/shared/links';
import { socialUrl } from '@tabi/shared/ui';

/** What the page of a destination's stories is called outside. */
export const headOfLocation = ({ name, slug, country, cover }: LocationDetails): PageHead => ({
  title: `Stories from ${name}`,
  description: `Travel stories on Tabi from ${name}, ${country.name}.`,
  image: socialUrl(cover.url),
  canonical: links.locationPosts(slug),
});
