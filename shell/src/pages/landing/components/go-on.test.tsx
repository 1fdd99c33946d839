import type { TripSummary } from '@tabi/shared/contracts/trips';
import { aTripSummary, fakeApi, renderAt } from '@tabi/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import { GoOn } from './go-on.tsx';

const show = (results: TripSummary[]) => {
  const api = fakeApi({ 'GET /api/user/trips': { results } });
  return { api, ...renderAt(<GoOn />, { api }) };
};

const clear = () => (document.cookie = 'USER-UUID=; path=/; max-age=0');
beforeEach(() => (document.cookie = 'USER-UUID=visitor; path=/'));
afterEach(clear);

it('leads back to the plan that was begun', async () => {
  show([aTripSummary()]);
  expect(await screen.findByRole('link', { name: '3 days in Kyoto' })).toHaveAttribute(
    'href',
    '/itinerary/3-days-in-kyoto-abc',
  );
});

it('says that no account is needed where there is none', async () => {
  const { api, container } = show([]);
  await waitFor(() => expect(api.asked).toHaveLength(1));
  expect(container).toHaveTextContent('No account needed.');
});

it('asks nothing of a browser that has never been here', () => {
  clear();
  const { api, container } = show([aTripSummary()]);
  expect(container).toHaveTextContent('No account needed.');
  expect(api.asked).toEqual([]);
});
