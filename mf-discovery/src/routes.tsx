import type { RemoteRoutes } from '@tabi/shared/federation';

export const routes: RemoteRoutes['routes'] = {
  destinationsList: { page: () => import('./features/destinations-list/destinations-list.page.tsx') },
  locationDetails: { page: () => import('./features/location-details/location-details.page.tsx') },
  attractions: { page: () => import('./features/attractions/attractions.page.tsx') },
  attractionDetails: { page: () => import('./features/attraction-details/attraction-details.page.tsx') },
  pointOfInterest: { page: () => import('./features/point-of-interest/point-of-interest.page.tsx') },
  attractionsSearch: { page: () => import('./features/attractions-search/attractions-search.page.tsx') },
};
