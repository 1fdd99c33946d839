import type { LocationDetails } from '@tabi/shared/contracts/places';
import type { ProductDetails } from '@tabi/shared/contracts/products';
import type { Review } from '@tabi/shared/contracts/reviews';
import type { PageHead } from '@tabi/shared/federation';
import { links } from '@tabi/shared/links';
import { socialUrl } from '@tabi/shared/ui';
import {
  breadcrumbs,
  destination,
  destinations,
  geo,
  graph,
  home,
  ratedBeside,
} from '../../../common/domain/json-ld.ts';

/** What the page of a destination's tours is called outside. */
export const headOfTours = (location: LocationDetails): PageHead => ({
  title: `Tours and guides in ${location.name}`,
  description: `Things to do in ${location.name}: walks and rides to go by yourself, stop by stop, with times.`,
  image: socialUrl(location.cover.url),
  canonical: links.tours(location.slug),
  jsonLd: graph(breadcrumbs([home, destinations, destination(location), { name: 'Tours and guides' }])),
});

/** What a tour's page is called outside. @param reviews those that it shows first */
export function headOfTour(tour: ProductDetails, reviews: readonly Review[] = []): PageHead {
  const { title, short_description, location_name, location_slug } = tour;
  const path = links.tour(location_slug, tour.slug);
  const image = socialUrl(tour.thumbnail.url);
  return {
    title: `${title}, ${location_name}`,
    description: short_description,
    image,
    canonical: path,
    jsonLd: graph(
      {
        '@type': 'TouristTrip',
        '@id': path,
        name: title,
        description: short_description,
        url: path,
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
      },
      ...ratedBeside(tour, reviews, path),
      breadcrumbs([
        home,
        destination({ name: location_name, slug: location_slug }),
        { name: 'Tours and guides', path: links.tours(location_slug) },
        { name: title },
      ]),
    ),
  };
}
