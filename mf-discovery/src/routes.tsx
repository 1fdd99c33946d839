import type { LocationDetails, PoiDetails } from '@tabi/shared/contracts/places';
import { request, type PageHead, type PageRoute, type RemoteRoutes } from '@tabi/shared/federation';
import { socialImage } from './features/discover/domain.ts';

const locationHead = (location: LocationDetails): PageHead => ({
  title: `${location.name}, ${location.country.name}`,
  description: location.snippet,
  image: socialImage(location.cover.url),
  jsonLd: {
    '@context': 'https://schema.org',
    '@type': 'TouristDestination',
    name: location.name,
    description: location.snippet,
    geo: { '@type': 'GeoCoordinates', latitude: location.lat, longitude: location.lng },
  },
});

const placeHead = (place: PoiDetails): PageHead => ({
  title: place.name,
  description: place.snippet,
  image: socialImage(place.image.url),
  jsonLd: {
    '@context': 'https://schema.org',
    '@type': 'TouristAttraction',
    name: place.name,
    description: place.snippet,
    geo: { '@type': 'GeoCoordinates', latitude: place.lat, longitude: place.lng },
    ...(place.website ? { url: place.website } : {}),
  },
});

/** A place is the same page by either of its addresses. */
const placeRoute: PageRoute = {
  page: () => import('./features/discover/attraction-details.page.tsx'),
  data: ({ params }) => [request('GET /api/pointOfInterests/{id}', { params: { id: params['poiId'] ?? '' } })],
  head: ({ params }, read) => {
    const place = read('GET /api/pointOfInterests/{id}', { params: { id: params['poiId'] ?? '' } })?.results;
    return place ? placeHead(place) : { title: 'Place' };
  },
};

export const routes: RemoteRoutes['routes'] = {
  destinationsList: {
    page: () => import('./features/discover/destinations-list.page.tsx'),
    head: () => ({
      title: 'Destinations in Asia',
      description: 'Cities and places all over Asia, with opening hours for every day and drawn by us.',
    }),
  },
  locationDetails: {
    page: () => import('./features/discover/location-details.page.tsx'),
    data: ({ params }) => [request('GET /api/location/{id}', { params: { id: params['id'] ?? '' } })],
    head: ({ params }, read) => {
      const location = read('GET /api/location/{id}', { params: { id: params['id'] ?? '' } })?.results;
      return location ? locationHead(location) : { title: 'Destination' };
    },
  },
  attractions: {
    page: () => import('./features/discover/attractions.page.tsx'),
    data: ({ params }) => [request('GET /api/location/{id}', { params: { id: params['id'] ?? '' } })],
    head: ({ params }, read) => {
      const location = read('GET /api/location/{id}', { params: { id: params['id'] ?? '' } })?.results;
      return location
        ? {
            title: `Places to see in ${location.name}`,
            description: `${location.poi_count} places in ${location.name}, the most important first.`,
            image: socialImage(location.cover.url),
          }
        : { title: 'Places to see' };
    },
  },
  attractionDetails: placeRoute,
  pointOfInterest: placeRoute,
  attractionsSearch: {
    page: () => import('./features/discover/attractions-search.page.tsx'),
    head: () => ({
      title: 'Places to see in Asia',
      description: 'Temples, markets, gardens and viewpoints from every destination.',
    }),
  },
};
