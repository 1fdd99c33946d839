import type { LocationDetails } from '@tabi/shared/contracts/places';
import type { ProductDetails } from '@tabi/shared/contracts/products';
import type { PageHead } from '@tabi/shared/federation';
import { links } from '@tabi/shared/links';
import { socialUrl } from '@tabi/shared/ui';
import {
  aggregateRating,
  breadcrumbs,
  destination,
  destinations,
  geo,
  graph,
  home,
} from '../../../common/domain/json-ld.ts';

/** What the page of a destination's tours is called outside. */
export const headOfTours = (location: LocationDetails): PageHead => ({
  title: `Tours and guides in ${location.name}`,
  description: `Things to do in ${location.name}: walks and rides to go by yourself, stop by stop, with times.`,
  image: socialUrl(location.cover.url),
  canonical: links.tours(location.slug),
  jsonLd: graph(breadcrumbs([home, destinations, destination(location), { name: 'Tours and guides' }])),
});

/** What a tour's page is called outside. */
export function headOfTour(tour: ProductDetails): PageHead {
  const { title, short_description, location_name, location_slug } = tour;
  const image = socialUrl(tour.thumbnail.url);
  return {
    title: `${title}, ${location_name}`,
    description: short_description,
    image,
    canonical: links.tour(location_slug, tour.slug),
    jsonLd: graph(
      {
        '@type': 'TouristTrip',
        name: title,
        description: short_description,
        url: links.tour(location_slug, tour.slug),
        ...(image ? { image } : {}),
        touristType: tour.tags.map(({ label }) => label),
        itinerary: {
          '@type': 'ItemList',
          itemListElement: tour.stops.map(({ poi }, index) => ({
            '@type': 'ListItem',
            position: index + 1,
            item: {
              '@type': 'TouristAttraction',
              name: poi.name,
              url: links.attraction(poi.location_slug, poi.slug),
              geo: geo(poi),
            },
          })),
        },
        ...(tour.supplier ? { provider: { '@type': 'Organization', name: tour.supplier } } : {}),
        ...aggregateRating(tour),
      },
      breadcrumbs([
        home,
        destination({ name: location_name, slug: location_slug }),
        { name: 'Tours and guides', path: links.tours(location_slug) },
        { name: title },
      ]),
    ),
  };
}
