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
  sharedWishlist: {
    page: () => import('./features/wishlists/shared-wishlist.page.tsx'),
    saysWhatIsMissing: true,
    data: ({ search }) => {
      const token = search.get('token');
      return token ? [request('GET /api/wishlists/shared', { query: { token } })] : [];
    },
    head: ({ search }, read) => ({
      title: read('GET /api/wishlists/shared', { query: { token: search.get('token') ?? '' } })?.results.title,
      noindex: true,
      isPrivate: true,
    }),
  },
  resetPassword: { page: () => import('./features/reset-password/reset-password.page.tsx') },
};
