import type { RemoteRoutes } from '@tabi/shared/federation';

export const routes: RemoteRoutes['routes'] = {
  profile: { page: () => import('./features/profile/profile.page.tsx') },
  myTrips: { page: () => import('./features/my-trips/my-trips.page.tsx') },
};
