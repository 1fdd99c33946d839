import { request, type PageRoute, type RemoteRoutes } from '@tabi/shared/federation';
import { headOfLocation, headOfPlace, headOfPlaces } from './features/discover/domain/head.ts';

type Match = { params: Readonly<Record<string, string | undefined>> };
const theLocation = ({ params }: Match) => ({ params: { id: params['id'] ?? '' } });
const thePlace = ({ params }: Match) => ({ params: { id: params['poiId'] ?? '' } });

/** A place is the same page by either of its addresses. */
const placeRoute: PageRoute = {
  page: () => import('./features/discover/attraction-details.page.tsx'),
  data: (match) => [request('GET /api/pointOfInterests/{id}', thePlace(match))],
  head: (match, read) => {
    const place = read('GET /api/pointOfInterests/{id}', thePlace(match))?.results;
    return place ? headOfPlace(place) : { title: 'Place' };
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
    data: (match) => [request('GET /api/location/{id}', theLocation(match))],
    head: (match, read) => {
      const location = read('GET /api/location/{id}', theLocation(match))?.results;
      return location ? headOfLocation(location) : { title: 'Destination' };
    },
  },
  attractions: {
    page: () => import('./features/discover/attractions.page.tsx'),
    data: (match) => [request('GET /api/location/{id}', theLocation(match))],
    head: (match, read) => {
      const location = read('GET /api/location/{id}', theLocation(match))?.results;
      return location ? headOfPlaces(location) : { title: 'Places to see' };
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
