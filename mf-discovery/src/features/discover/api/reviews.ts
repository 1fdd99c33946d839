import type { Review, Reviewable } from '@tabi/shared/contracts/reviews';
import { callKey, useApi, useApiClient, useRefresh } from '@tabi/shared/data';
import { showAlert, useAppState, useAppStateSource } from '@tabi/shared/state';
import { useEffect, useState } from 'react';

/** What is reviewed. */
export type Reviewed = { resource: Reviewable; id: number; slug: string; name: string };
export type ReviewFilter = 'newest' | 'popular' | 'all';
export type Draft = { text: string; rating: number };

const refreshPause = 700;
const detailsOf = {
  PointOfInterest: 'GET /api/pointOfInterests/{id}',
  Location: 'GET /api/location/{id}',
  Hotel: 'GET /api/hotels/{id}',
  Product: 'GET /api/products/{id}',
} as const;

/** The page may have asked for the thing by either. */
const keysOf = ({ resource, id, slug }: Reviewed) =>
  [slug, id].map((either) => callKey(detailsOf[resource], { params: { id: either } }));
const type = 'tabi';

/** A page of reviews; the page before stays in sight while the next one comes. */
export function useReviews({ resource, id }: Reviewed, page: number, filter: ReviewFilter) {
  const signedIn = useAppState().session.status === 'user';
  const refresh = useRefresh();
  const { data, error, retry } = useApi(
    'GET /api/reviews',
    { query: { resource, id, page, filter } },
    { background: true },
  );
  const [kept, setKept] = useState(data);
  if (data && data !== kept) setKept(data);
  // Pages are rendered for everybody alike: whose reviews are one's own is known only to who asks signed in.
  useEffect(() => {
    if (signedIn) void refresh('GET /api/reviews?');
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once for each sign-in
  }, [signedIn]);
  return { list: data ?? kept, isWaiting: !data, error, retry };
}

/** Writing, withdrawing and praising reviews. Whether it worked is told in the page's dialog. */
export function useReviewing(reviewed: Reviewed) {
  const { resource, id } = reviewed;
  const api = useApiClient();
  const state = useAppStateSource();
  const refresh = useRefresh();
  const [changes, setChanges] = useState(0);
  useEffect(() => {
    if (changes === 0) return undefined;
    const timer = setTimeout(() => void refresh(...keysOf(reviewed)), refreshPause);
    return () => clearTimeout(timer);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- the pause begins anew with each change, not each rendering
  }, [changes]);

  const tell = (text: string) => showAlert(state, { title: 'Response Dialog', text, button: 'done' });
  const tried = async (call: () => Promise<unknown>): Promise<boolean> => {
    try {
      await call();
    } catch (error) {
      tell(error instanceof Error ? error.message : 'Something went wrong!');
      return false;
    }
    setChanges((count) => count + 1);
    void refresh('GET /api/reviews?');
    return true;
  };
  return {
    post: async ({ text, rating }: Draft): Promise<boolean> => {
      const { user } = state.session;
      const body = { text: text.trim(), rating, resource, id, name: user?.name, avatar: user?.avatar, type };
      const done = await tried(() => api.call('POST /api/reviews', { body }, { background: true }));
      if (done) tell('Your review submitted successfully.');
      return done;
    },
    remove: (review: Review) =>
      tried(() => api.call('DELETE /api/reviews/{id}', { params: { id: review.id } }, { background: true })),
    praise: (review: Review) =>
      tried(() =>
        api.call(
          'POST /api/reviews/{id}/helpful',
          { params: { id: review.id }, body: { helpful: !review.voted } },
          { background: true },
        ),
      ),
  };
}
