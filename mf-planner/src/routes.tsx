import type { RemoteRoutes } from '@tabi/shared/federation';

export const routes: RemoteRoutes['routes'] = {
  itinerary: { page: () => import('./features/itinerary/itinerary.page.tsx') },
};
