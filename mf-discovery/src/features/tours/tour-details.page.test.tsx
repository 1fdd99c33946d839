import { aNewTrip, aPageOf, aTourInFull, fakeApi, refusal, renderAt, type FakeAnswers } from '@tabi/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { Page } from './tour-details.page.tsx';

const noReviews = { ...aPageOf([]), per_page: 5, summary: { rating: null, review_count: 0 } };
const opened = { results: aNewTrip({ slug: 'tour-1-x' }) };
const show = (over: Parameters<typeof aTourInFull>[1] = {}, answers: FakeAnswers = {}) => {
  const api = fakeApi({
    'GET /api/products/{id}': { results: aTourInFull(1, over) },
    'GET /api/products/{id}/nearby': { results: [] },
    'GET /api/reviews': noReviews,
    'GET /api/currencies/rates': { results: {} },
    'POST /api/products/{id}/trip': opened,
    ...answers,
  });
  return {
    api,
    ...renderAt(<Page />, {
      at: '/destinations/town-1/things-to-do/tour-1',
      path: '/destinations/:id/things-to-do/:activityId',
      api,
    }),
  };
};
const copy = () => screen.findByRole('button', { name: 'Copy as a trip' });
const sent = (api: ReturnType<typeof fakeApi>) =>
  api.asked.filter(({ call }) => call === 'POST /api/products/{id}/trip').map(({ input }) => input);

it('tells stop by stop when one is where and how one gets on', async () => {
  show();
  const route = within(await screen.findByRole('region', { name: 'Stop by stop' }));
  const [first, second] = route.getAllByRole('listitem');
  expect(first).toHaveTextContent('From 09:00 to 10:30');
  expect(second).toHaveTextContent('Walk 30 min · 2.4 km');
});

it('opens as a trip of one’s own on the next day that suits, and goes there', async () => {
  const { user, api, where } = show();
  await user.click(await copy());
  await waitFor(() => expect(where()).toBe('/itinerary/tour-1-x/timeline'));
  expect(sent(api)).toEqual([{ params: { id: 'tour-1' }, body: {} }]);
});

it('opens on the day that was chosen', async () => {
  const { user, api } = show();
  await user.type(await screen.findByLabelText('Day'), '2026-04-03');
  await user.click(await copy());
  await waitFor(() => expect(sent(api)).toEqual([{ params: { id: 'tour-1' }, body: { startDate: '2026-04-03' } }]));
});

it('says why it cannot be copied, and can be tried again', async () => {
  const { user, state } = show(
    {},
    {
      'POST /api/products/{id}/trip': () => {
        throw refusal('day-passed', 'That day has passed.');
      },
    },
  );
  await user.click(await copy());
  await waitFor(() =>
    expect(state.notices).toMatchObject([{ kind: 'alert', title: 'Oops!', text: 'That day has passed.' }]),
  );
  expect(await copy()).toHaveAttribute('aria-disabled', 'false');
});

describe('a supplier’s', () => {
  const sold = {
    supplier: 'Walks & Co',
    web_url: 'https://example.org/tour',
    price: { amount: 3500, currency: 'USD' },
    stops: [],
    stop_count: 0,
  };

  it('leads to who sells it, marked as paid for', async () => {
    show(sold);
    const link = await screen.findByRole('link', { name: 'See it at Walks & Co' });
    expect([link.getAttribute('href'), link.getAttribute('rel')]).toEqual([
      'https://example.org/tour',
      'sponsored noopener noreferrer',
    ]);
  });

  it('cannot be copied, and has no stops', async () => {
    show(sold);
    expect(await screen.findByRole('heading', { name: 'From $35' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Copy as a trip' })).toBeNull();
    expect(screen.queryByRole('region', { name: 'Stop by stop' })).toBeNull();
  });
});
