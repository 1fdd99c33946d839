import { useApi } from '@tabi/shared/data';
import { links } from '@tabi/shared/links';
import { Link } from '@tabi/shared/router';
import { useAppState } from '@tabi/shared/state';
import { useHydrated } from '@tabi/shared/ui';
import { readCookie } from '../../../start/cookies.ts';

/** The way back to the trip that this browser planned, without an account too; for others, that none is needed. */
export function GoOn() {
  // Private: never in the page that the server keeps for all.
  const hydrated = useHydrated();
  const { user } = useAppState().session;
  // A browser that has never been here is nobody yet, and has planned nothing.
  const asks = hydrated && (user !== null || readCookie('USER-UUID') !== null);
  const input = asks ? { query: { filter: 'upcoming' as const } } : null;
  const { data } = useApi('GET /api/user/trips', input, { background: true });
  const [trip] = data?.results ?? [];
  if (!trip) return <>No account needed. Your trip stays yours when you make one.</>;
  return (
    <>
      Go on with your plan: <Link to={links.itinerary(trip.slug)}>{trip.title}</Link>
    </>
  );
}
