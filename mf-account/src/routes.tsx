import type { RemoteRoutes } from '@tabi/shared/federation';

export const routes: RemoteRoutes['routes'] = {
  profile: {
    page: () => import('./features/profile/profile.page.tsx'),
    head: () => ({ title: 'My profile', noindex: true }),
  },
  myTrips: {
    page: () => import('./features/my-trips/my-trips.page.tsx'),
    head: () => ({ title: 'My trips', noindex: true }),
  },
  resetPassword: {
    page: () => import('./features/reset-password/reset-password.page.tsx'),
    head: () => ({ title: 'Set a new password', noindex: true }),
  },
};
