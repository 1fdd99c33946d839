import type { RemoteRoutes } from '@tabi/shared/federation';

export const routes: RemoteRoutes['routes'] = {
  blog: { page: () => import('./features/blog/blog.page.tsx') },
};
