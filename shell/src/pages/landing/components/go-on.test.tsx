import type { TripSummary } from '@tabi/shared/contracts/trips';
import { fakeApi, renderAt } from '@tabi/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import { GoOn } from './go-on.tsx';

const trip: TripSummary = {
  id: '1',
  slug: '3-days-in-kyoto-abc',
  title: '3 days in Kyoto',
  status: 'planned',
  startDate: '2027-03-01',
  endDate: '2027-03-03',
  canManage: true,
  locked: false,
  destinations: [],
  stop_count: 9,
};
const show = (results: TripSummary[]) => {
  const api = fakeApi({ 'GET /api/user/trips': { results } });
  return { api, ...renderAt(<GoOn />, { api }) };
};

it('leads back to the plan that was begun', async () => {
  show([trip]);
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
