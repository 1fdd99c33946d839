import { request, type PageMatch, type PageRoute, type RemoteRoutes } from '@tabi/shared/federation';
import { headOfShared } from './features/public-trip/domain.ts';

const theTrip = (id = '') => ({ params: { id }, query: {} });

const onServer = typeof window === 'undefined';

/** The server asks by the token of a link alone; a browser that has used one is known. */
function shared({ params, search }: PageMatch) {
  const token = search.get('token');
  if (onServer && !token) return null;
  return { params: { id: params['id'] ?? '' }, query: token ? { token } : {} };
}

const publicTrip: PageRoute = {
  page: () => import('./features/public-trip/public-trip.page.tsx'),
  data: (match) => {
    const asked = shared(match);
    return asked ? [request('GET /api/trips/{id}/shared', asked)] : [];
  },
  head: (match, read) => {
    const asked = shared(match);
    const known = asked && read('GET /api/trips/{id}/shared', asked)?.results;
    return known ? headOfShared(known, asked.query.token) : { noindex: true, isPrivate: true };
  },
};

/**
 * With the tab that it is opened at: the page that the server rendered comes to life in one step. Most people come for the days,
 * which are fetched beside it. The itinerary names them alike, so that they are the same files whichever way one comes: what was
 * kept of one visit serves the next, offline too.
 */
async function openedAtTab() {
  if (onServer) return import('./features/itinerary/itinerary.page.tsx');
  const { pathname } = window.location;
  const isForDays = pathname.endsWith('/timeline');
  const [page] = await Promise.all([
    import('./features/itinerary/itinerary.page.tsx'),
    isForDays ? import(/* webpackChunkName: "timeline" */ './features/timeline/timeline.page.tsx') : null,
  ]);
  const tab = page.fetchTab(pathname);
  // Without another tab its page still stands, and says what is missing.
  await (isForDays ? tab : tab.catch(() => undefined));
  return page;
}

export const routes: RemoteRoutes['routes'] = {
  sharedTrip: publicTrip,
  itinerary: {
    page: openedAtTab,
    // Whom a link's token lets in may not ask without it: the page opens the trip and takes the token out of the address.
    data: ({ params, search }) =>
      search.has('token')
        ? []
        : [
            request('GET /api/trips/{id}', theTrip(params['id'])),
            request('GET /api/trips/{id}/events', { params: { id: params['id'] ?? '' } }),
          ],
    head: ({ params }, read) => ({ title: read('GET /api/trips/{id}', theTrip(params['id']))?.results.title }),
  },
};
