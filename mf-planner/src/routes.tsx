import { request, type RemoteRoutes } from '@tabi/shared/federation';

const theTrip = (id = '') => ({ params: { id }, query: {} });

export const routes: RemoteRoutes['routes'] = {
  itinerary: {
    page: () => import('./features/itinerary/itinerary.page.tsx'),
    // Whom a link's token lets in may not ask without it: the page opens the trip and takes the token out of the address.
    data: ({ params, search }) => (search.has('token') ? [] : [request('GET /api/trips/{id}', theTrip(params['id']))]),
    head: ({ params }, read) => ({ title: read('GET /api/trips/{id}', theTrip(params['id']))?.results.title }),
  },
};
