import { request, type RemoteRoutes } from '@tabi/shared/federation';

const profileTitles: Partial<Record<string, string>> = {
  'email-preferences': 'Email preferences',
  'others-preferences': 'Other preferences',
};

export const routes: RemoteRoutes['routes'] = {
  profile: {
    page: () => import('./features/profile/profile.page.tsx'),
    head: ({ params }) => ({ title: profileTitles[params['*'] ?? ''] ?? 'My profile', noindex: true }),
  },
  myTrips: {
    page: () => import('./features/my-trips/my-trips.page.tsx'),
    head: () => ({ title: 'My trips', noindex: true }),
  },
  myWishlist: {
    page: () => import('./features/wishlists/my-wishlist.page.tsx'),
    head: () => ({ title: 'My wishlists', noindex: true }),
  },
  wishlistPage: {
    page: () => import('./features/wishlists/wishlist.page.tsx'),
    data: ({ params }) => [request('GET /api/user/wishlists/{id}', { params: { id: params['id'] ?? '' } })],
    head: ({ params }, read) => ({
      title: read('GET /api/user/wishlists/{id}', { params: { id: params['id'] ?? '' } })?.results.title ?? 'Wishlist',
      noindex: true,
    }),
  },
  resetPassword: {
    page: () => import('./features/reset-password/reset-password.page.tsx'),
    head: () => ({ title: 'Set a new password', noindex: true }),
  },
};
