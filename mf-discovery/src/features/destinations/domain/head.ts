import type { LocationDetails } from '@tabi/shared/contracts/places';
import type { PageHead } from '@tabi/shared/federation';
import { links } from '@tabi/shared/links';
import { socialUrl } from '@tabi/shared/ui';
import { aggregateRating, breadcrumbs, destinations, geo, graph, home } from '../../../common/domain/json-ld.ts';

/** What a destination's page is called outside. */
export function headOfLocation(location: LocationDetails): PageHead {
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
        ...aggregateRating(location),
        containedInPlace: { '@type': 'Country', name: country.name },
      },
      breadcrumbs([home, destinations, { name }]),
    ),
  };
}
