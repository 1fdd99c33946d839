import { request, type RemoteRoutes } from '@tabi/shared/federation';

export const routes: RemoteRoutes['routes'] = {
  profile: { page: () => import('./features/profile/profile.page.tsx') },
  myTrips: { page: () => import('./features/my-trips/my-trips.page.tsx') },
  myWishlist: { page: () => import('./features/wishlists/my-wishlist.page.tsx') },
  wishlistPage: {
    page: () => import('./features/wishlists/wishlist.page.tsx'),
    data: ({ params }) => [request('GET /api/user/wishlists/{id}', { params: { id: params['id'] ?? '' } })],
    head: ({ params }, read) => ({
      title: read('GET /api/user/wishlists/{id}', { params: { id: params['id'] ?? '' } })?.results.title,
    }),
  },
  resetPassword: { page: () => import('./features/reset-password/reset-password.page.tsx') },
};
