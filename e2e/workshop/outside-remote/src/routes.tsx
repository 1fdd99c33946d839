import type { RemoteRoutes } from '@tabi/shared/federation';

export const routes: RemoteRoutes['routes'] = {
  boats: { page: () => import('./features/boats/boats.page.tsx') },
  boat: { page: () => import('./features/boats/boat.page.tsx') },
};
