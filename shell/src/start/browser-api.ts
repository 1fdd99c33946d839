import { createApi, type Api } from '@tabi/shared/data';
import type { AppState } from '@tabi/shared/state';
import { hearingAge } from '../web-app/kept-time.ts';
import { readCookie } from './cookies.ts';
import { leavingLast } from './leaving-last.ts';

/** The tab's one API client. Where an answer leads to another page is decided here and nowhere else. */
export function createBrowserApi(state: AppState, go: (to: '/404' | '/') => void): Api {
  return createApi({
    fetch: leavingLast(hearingAge((path, init) => fetch(path, init))),
    xsrfToken: () => readCookie('XSRF-TOKEN'),
    context: () => ({
      uuid: readCookie('USER-UUID'),
      currency: state.currency,
      city: state.city,
      device: state.device,
    }),
    onRefused: (error) => {
      // By status: any 404 and any 401, also of a proxy that knows no codes.
      if (error.status === 404) go('/404');
      if (error.status === 401) go('/');
    },
  });
}
