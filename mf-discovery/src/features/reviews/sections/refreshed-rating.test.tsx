import { useApi } from '@tabi/shared/data';
import { aPageOf, aPlaceInFull, aReview, fakeApi, renderAt, seeEverything } from '@tabi/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import { Reviews } from './reviews.tsx';

const person = { id: 1, name: 'Mai', email: 'mai@example.com', setting: {} } as never;

// Fetched when somebody comes near it: here beforehand, so that no test waits for its compilation.
beforeAll(() => import('../components/review-form.tsx'));
beforeEach(seeEverything);

/** Stands for the page of the place, which shows its rating. */
function Place() {
  const { data } = useApi('GET /api/pointOfInterests/{id}', { params: { id: 'temple' } });
  return (
    <>
      <p>{data?.results.review_count} in all</p>
      <Reviews of={{ resource: 'PointOfInterest', id: 7, slug: 'temple', name: 'Temple' }} />
    </>
  );
}

it('The rating of a place is asked for again 700 ms after a review of it was posted, and not before.', async () => {
  const moments = { posted: 0, askedAgain: 0 };
  const summary = { rating: 5, review_count: 1 };
  const api = fakeApi({
    'GET /api/pointOfInterests/{id}': () => {
      if (moments.posted > 0) moments.askedAgain = performance.now();
      return { results: aPlaceInFull(7, { review_count: moments.posted > 0 ? 1 : 0 }) };
    },
    'GET /api/reviews': { ...aPageOf([]), per_page: 5, summary },
    'POST /api/reviews': () => {
      moments.posted = performance.now();
      return { results: aReview(9, { mine: true }), summary };
    },
  });
  const { user } = renderAt(<Place />, { api, state: { session: { status: 'user', user: person } } });
  expect(await screen.findByText('0 in all')).toBeVisible();
  await user.click(await screen.findByRole('radio', { name: /^5 of 5/ }));
  await user.type(screen.getByRole('textbox', { name: 'Your review' }), 'Lovely.');
  await user.click(screen.getByRole('button', { name: 'Post review' }));
  await waitFor(() => expect(screen.getByText('1 in all')).toBeVisible(), { timeout: 3_000 });
  // A timer may be a moment early by another clock.
  expect(moments.askedAgain - moments.posted).toBeGreaterThan(690);
});
