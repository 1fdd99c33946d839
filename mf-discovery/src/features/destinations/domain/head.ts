import type { LocationDetails } from '@tabi/shared/contracts/places';
import type { Review } from '@tabi/shared/contracts/reviews';
import type { PageHead } from '@tabi/shared/federation';
import { links } from '@tabi/shared/links';
import { socialUrl } from '@tabi/shared/ui';
import { breadcrumbs, destinations, geo, graph, home, rated } from '../../../common/domain/json-ld.ts';

/** What a destination's page is called outside. @param reviews those that it shows first */
export function headOfLocation(location: LocationDetails, reviews: readonly Review[] = []): PageHead {
  const { name, country, snippet, cover, slug } = location;
  const image = socialUrl(cover.url);
  return {
    title: `${name}, ${country.name}`,
    description: snippet,
    image,
    canonical: links.destination(slug),
    jsonLd: graph(
      {
        '@type': 'TouristDestination',
        name,
        ...(location.local_name ? { alternateName: location.local_name } : {}),
        description: snippet,
        url: links.destination(slug),
        ...(image ? { image } : {}),
        geo: geo(location),
        ...rated(location, reviews),
        containedInPlace: { '@type': 'Country', name: country.name },
      },
      breadcrumbs([home, destinations, { name }]),
    ),
  };
}
