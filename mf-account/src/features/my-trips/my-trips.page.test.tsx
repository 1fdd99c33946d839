import type { TripSummary } from '@tabi/shared/contracts/trips';
import { ApiError, fakeApi, renderAt, type FakeAnswers } from '@tabi/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { Page } from './my-trips.page.tsx';

const picture = { url: '/art/destination/kyoto/card-960-0123456789ab.webp', tint: '#937064' };
const trip = (id: string, title: string, startDate: string, endDate: string): TripSummary => ({
  id,
  slug: `trip-${id}`,
  title,
  status: 'planned',
  startDate,
  endDate,
  canManage: true,
  locked: false,
  stop_count: 9,
  destinations: [
    {
      id: 1,
      slug: 'kyoto',
      name: 'Kyoto',
      country_name: 'Japan',
      time_zone: 'Asia/Tokyo',
      cover: picture,
      lat: 35,
      lng: 135.7,
      startDate,
      endDate,
    },
  ],
});
const kyoto = trip('1', '3 days in Kyoto', '2099-03-14', '2099-03-16');
const hanoi = trip('2', '2 days in Hanoi', '2020-03-14', '2020-03-15');

const show = (trips: TripSummary[], answers: FakeAnswers = {}) => {
  const api = fakeApi({
    'GET /api/user/trips': { results: trips },
    'GET /api/location/top-destinations': { results: [] },
    'DELETE /api/trips/{id}': { message: 'The trip is deleted.' },
    'GET /api/trips/{id}/restore': { results: { id: '1', slug: 'trip-1', status: 'planned', message: null } },
    ...answers,
  });
  return { api, ...renderAt(<Page />, { at: '/my-trips', page: 'myTrips', api, state: { session: guest } }) };
};
const guest = { status: 'guest', user: null } as const;
const deleteKyoto = () => screen.findByRole('button', { name: 'Delete 3 days in Kyoto' });

it('parts the trips to come from those that are over', async () => {
  show([hanoi, kyoto]);
  const upcoming = await screen.findByRole('region', { name: 'Upcoming' });
  expect(within(upcoming).getByRole('link', { name: '3 days in Kyoto' })).toHaveAttribute('href', '/itinerary/trip-1');
  const past = screen.getByRole('region', { name: 'Past' });
  expect(within(past).getByRole('link', { name: '2 days in Hanoi' })).toBeVisible();
});

it('says the days and the stops of a trip', async () => {
  show([kyoto]);
  expect(await screen.findByText('Sat 14 – Mon 16 March, 3 days')).toBeVisible();
  expect(screen.getByText('9 stops')).toBeVisible();
});

it('opens the trip form for who has no trips yet', async () => {
  const { user, state } = show([]);
  await user.click(await screen.findByRole('button', { name: 'Start planning now' }));
  expect(state.overlay).toEqual({ kind: 'trip-form', destinations: [] });
});

it('takes a deleted trip away at once and offers to undo it', async () => {
  const { user, api } = show([kyoto]);
  await user.click(await deleteKyoto());
  expect(screen.getByRole('button', { name: 'Undo' })).toHaveFocus();
  expect(screen.queryByRole('link', { name: '3 days in Kyoto' })).toBeNull();
  expect(api.asked.at(-1)).toEqual({ call: 'DELETE /api/trips/{id}', input: { params: { id: '1' } } });
});

it('brings the trip back on Undo', async () => {
  const { user, api } = show([kyoto]);
  await user.click(await deleteKyoto());
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByRole('link', { name: '3 days in Kyoto' })).toBeVisible();
  expect(api.asked.map(({ call }) => call)).toContain('GET /api/trips/{id}/restore');
});

it('puts the trip back and says why when it cannot be deleted', async () => {
  const refuse = () => {
    throw new ApiError(403, { message: 'Only its owner can delete a trip.' });
  };
  const { user, state } = show([kyoto], { 'DELETE /api/trips/{id}': refuse });
  await user.click(await deleteKyoto());
  expect(await screen.findByRole('link', { name: '3 days in Kyoto' })).toBeVisible();
  expect(state.notices).toMatchObject([{ kind: 'alert', title: 'Oops!', text: 'Only its owner can delete a trip.' }]);
});

it('says what happened when the trips do not come, and tries again', async () => {
  let calls = 0;
  const { user } = show([], {
    'GET /api/user/trips': () => {
      calls += 1;
      if (calls === 1) throw new ApiError(503, { message: 'Tabi is resting for a moment.' });
      return { results: [kyoto] };
    },
  });
  expect(await screen.findByText('Tabi is resting for a moment.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('link', { name: '3 days in Kyoto' })).toBeVisible();
});

it('tells a guest that signing in keeps the trips', async () => {
  const { user, state } = show([kyoto]);
  await user.click(await screen.findByRole('button', { name: 'Sign in' }));
  await waitFor(() => expect(state.overlay).toEqual({ kind: 'auth', mode: 'sign-in' }));
});
