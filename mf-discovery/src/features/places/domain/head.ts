import type { LocationDetails, PoiDetails } from '@tabi/shared/contracts/places';
import type { Review } from '@tabi/shared/contracts/reviews';
import type { PageHead } from '@tabi/shared/federation';
import { links } from '@tabi/shared/links';
import { socialUrl } from '@tabi/shared/ui';
import { breadcrumbs, destination, destinations, geo, graph, home, rated } from '../../../common/domain/json-ld.ts';
import { publishedHours } from './hours.ts';

/** What the page of all of a destination's places is called outside. */
export function headOfPlaces({ name, slug, poi_count, cover }: LocationDetails): PageHead {
  return {
    title: `Places to see in ${name}`,
    description: `${poi_count} places in ${name}, the most important first.`,
    image: socialUrl(cover.url),
    canonical: links.attractions(slug),
    jsonLd: graph(breadcrumbs([home, destinations, destination({ name, slug }), { name: 'Places to see' }])),
  };
}

/** What a place's page is called outside. @param reviews those that it shows first */
export function headOfPlace(place: PoiDetails, reviews: readonly Review[] = []): PageHead {
  const { name, snippet, location_name, location_slug } = place;
  const image = socialUrl(place.image.url);
  const hours = publishedHours(place);
  return {
    title: `${name}, ${location_name}`,
    description: snippet,
    image,
    canonical: links.attraction(location_slug, place.slug),
    jsonLd: graph(
      {
        '@type': 'TouristAttraction',
        name,
        ...(place.local_name ? { alternateName: place.local_name } : {}),
        description: snippet,
        url: links.attraction(location_slug, place.slug),
        ...(image ? { image } : {}),
        geo: geo(place),
        address: { '@type': 'PostalAddress', addressLocality: location_name, addressCountry: place.country.code },
        ...(place.price ? { isAccessibleForFree: place.price.amount === 0 } : {}),
        ...(place.website ? { sameAs: place.website } : {}),
        ...rated(place, reviews),
        ...(hours.length > 0
          ? { openingHoursSpecification: hours.map((row) => ({ '@type': 'OpeningHoursSpecification', ...row })) }
          : {}),
      },
      breadcrumbs([home, destination({ name: location_name, slug: location_slug }), { name }]),
    ),
  };
}
