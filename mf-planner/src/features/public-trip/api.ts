import { useApi, useApiClient, useKeepAnswer } from '@tabi/shared/data';
import type { AnswerOf } from '@tabi/shared/contracts';
import { useLocation, useNavigate } from '@tabi/shared/router';
import { useEffect } from 'react';
import { links } from '@tabi/shared/links';

const call = 'GET /api/trips/{id}/shared';
export type SharedTrip = AnswerOf<typeof call>['results'];

const onServer = typeof window === 'undefined';

/** The trip with its days. The server can ask for it by a token alone; a browser that has used one is known by its cookie. */
export const useSharedTrip = (id: string, token: string | null) => {
  const query = token ? { token } : {};
  return useApi(call, onServer && !token ? null : { params: { id }, query });
};

/** Makes this browser a guest of the trip, and then takes the token out of the address: who copies it gives nothing away. */
export function useTokenUsed(id: string, token: string | null): void {
  const api = useApiClient();
  const keep = useKeepAnswer();
  const navigate = useNavigate();
  const { pathname, hash } = useLocation();
  useEffect(() => {
    let gone = false;
    const use = async (used: string) => {
      const background = { background: true };
      // A browser that has never been here is nobody yet.
      await api.call('GET /api/csrf-cookie', undefined, background);
      const answer = await api.call(call, { params: { id }, query: { token: used } }, background);
      if (gone) return;
      keep(call, { params: { id }, query: {} }, answer);
      void navigate({ pathname, hash }, { replace: true });
    };
    // Where it fails the page stands as it is, and the token with it.
    if (token) void use(token).catch(() => undefined);
    return () => {
      gone = true;
    };
  }, [api, id, token, keep, navigate, pathname, hash]);
}

/** Copies the trip to begin on this day, and opens the copy. */
export function useCopyTrip(id: string): (startDate: string) => Promise<void> {
  const api = useApiClient();
  const navigate = useNavigate();
  return async (startDate) => {
    const input = { params: { id }, body: { startDate } };
    const { results } = await api.call('POST /api/trips/{id}/duplicate', input, { background: true });
    void navigate(links.itinerary(results.trip.slug));
  };
}
