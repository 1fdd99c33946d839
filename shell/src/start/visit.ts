import type { UserSettings } from '@tabi/shared/contracts/people';
import type { Whereabouts } from '@tabi/shared/contracts/visits';
import type { Api } from '@tabi/shared/data';
import { ownZone, utcDay } from '@tabi/shared/format';
import type { AppState } from '@tabi/shared/state';
import { readCookie, writeCookie } from './cookies.ts';

/** Milliseconds from when the visitor came: the app may have begun long after that. */
const countAfter = 3_000;
const known = 'XSRF-USER_LOCATION';
const day = () => utcDay(new Date());

type Kept = Pick<Whereabouts, 'city' | 'currency'> & { day: string };

function kept(): Kept | null {
  try {
    const found = JSON.parse(readCookie(known) ?? 'null') as Kept | null;
    return found?.day === day() ? found : null;
  } catch {
    return null;
  }
}

/** Where the visitor seems to be; asked once a day. Null when nobody can say. */
async function whereabouts(api: Api): Promise<Pick<Whereabouts, 'city' | 'currency'> | null> {
  const before = kept();
  if (before) return before;
  try {
    const { results } = await api.call(
      'GET /api/user/location',
      { query: { timezone: ownZone() } },
      { background: true },
    );
    writeCookie(known, JSON.stringify({ city: results.city, currency: results.currency, day: day() }));
    return results;
  } catch {
    return null;
  }
}

/**
 * In this order: where the visitor is, the currency of that country unless another was chosen, and after three seconds
 * the visit is counted.
 * @param guess takes over a setting that nobody has chosen
 * @returns how to leave it
 */
export function beginVisit(state: AppState, api: Api, guess: (settings: UserSettings) => void): () => void {
  state.device = window.matchMedia('(max-width: 767px)').matches ? 'mobile' : 'desktop';
  writeCookie('device', state.device);
  const found = whereabouts(api).then((place) => {
    state.city = place?.city ?? null;
    if (!place || readCookie('currency')) return;
    guess({ currency: place.currency });
  });
  const timer = setTimeout(
    () => {
      void found
        .then(() => api.call('POST /api/session', { body: { data: { city: state.city } } }, { background: true }))
        .catch(() => undefined);
    },
    Math.max(0, countAfter - performance.now()),
  );
  return () => clearTimeout(timer);
}
