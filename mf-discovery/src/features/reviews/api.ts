import type { Review, Reviewable } from '@tabi/shared/contracts/reviews';
import { callKey, useApi, useRefresh, useSignedInCall } from '@tabi/shared/data';
import { showAlert, showToast, useAppState, useAppStateSource } from '@tabi/shared/state';
import { useEffect, useState } from 'react';
import { reviewsQuery, type ReviewFilter } from './domain.ts';

/** What is reviewed. */
export type Reviewed = { resource: Reviewable; id: number; slug: string; name: string };
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

/** A page of reviews; the page before stays in sight while the next one comes, until that is known not to come. */
export function useReviews({ resource, id }: Reviewed, page: number, filter: ReviewFilter) {
  const signedIn = useAppState().session.status === 'user';
  const refresh = useRefresh();
  const { data, error, retry } = useApi(
    'GET /api/reviews',
    { query: reviewsQuery(resource, id, page, filter) },
    { background: true },
  );
  const [kept, setKept] = useState(data);
  if (data && data !== kept) setKept(data);
  // Pages are rendered for everybody alike: whose reviews are one's own is known only to who asks signed in.
  useEffect(() => {
    if (signedIn) void refresh('GET /api/reviews?');
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once for each sign-in
  }, [signedIn]);
  return { list: data ?? kept, isWaiting: !data && !error, error: data ? undefined : error, retry };
}

/**
 * Makes a change: when it has worked, the list is asked again, and after a pause the thing's own rating; when not, the
 * page's dialog says why.
 */
function useChange(reviewed: Reviewed) {
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
  const tried = async (change: () => Promise<unknown>): Promise<boolean> => {
    try {
      await change();
    } catch (error) {
      tell(error instanceof Error ? error.message : 'Something went wrong!');
      return false;
    }
    setChanges((count) => count + 1);
    void refresh('GET /api/reviews?');
    return true;
  };
  return { tell, tried };
}

/** Writing, changing, withdrawing and praising reviews. */
export function useReviewing(reviewed: Reviewed) {
  const { resource, id } = reviewed;
  const call = useSignedInCall();
  const state = useAppStateSource();
  const { tell, tried } = useChange(reviewed);
  const send = ({ text, rating }: Draft) => {
    const { user } = state.session;
    const body = { text: text.trim(), rating, resource, id, name: user?.name, avatar: user?.avatar, type };
    return call('POST /api/reviews', { body });
  };
  return {
    post: async (draft: Draft): Promise<boolean> => {
      const done = await tried(() => send(draft));
      if (done) tell('Your review submitted successfully.');
      return done;
    },
    change: (review: Review, { text, rating }: Draft) =>
      tried(() => call('PATCH /api/reviews/{id}', { params: { id: review.id }, body: { text: text.trim(), rating } })),
    /** Gone at once, and back with Undo. */
    remove: async (review: Review) => {
      const { id: one, text, rating } = review;
      const done = await tried(() => call('DELETE /api/reviews/{id}', { params: { id: one } }));
      const undo = () => void tried(() => send({ text, rating }));
      if (done) showToast(state, 'Your review is taken back.', { button: 'Undo', run: undo });
    },
    praise: (review: Review) =>
      tried(() =>
        call('POST /api/reviews/{id}/helpful', { params: { id: review.id }, body: { helpful: !review.voted } }),
      ),
  };
}
