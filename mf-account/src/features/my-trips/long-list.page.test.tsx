import type { TripSummary } from '@tabi/shared/contracts/trips';
import { links } from '@tabi/shared/links';
import { aTripSummary, aUser, fakeApi, lending, renderAt } from '@tabi/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import { Page } from './my-trips.page.tsx';

const remotes = lending({ BegunTrip: () => null });

const trip = (id: string, more: Partial<TripSummary> = {}) =>
  aTripSummary({
    id,
    slug: `trip-${id}`,
    title: `Trip ${id}`,
    startDate: '2099-03-14',
    endDate: '2099-03-16',
    ...more,
  });

const show = (first: TripSummary[], all?: TripSummary[], evenMore = false) => {
  const answer = ({ query }: { query?: { limit?: unknown } }) =>
    query?.limit && all
      ? { results: all, ...(evenMore ? { more: true as const } : {}) }
      : { results: first, ...(all ? { more: true as const } : {}) };
  const api = fakeApi({ 'GET /api/user/trips': answer });
  const session = { status: 'user', user: aUser() } as const;
  return { api, ...renderAt(<Page />, { at: links.myTrips(), path: '/my-trips', api, remotes, state: { session } }) };
};

it('shows the rest of a long list when it is wanted, and what is here stays meanwhile', async () => {
  const { user } = show([trip('1')], [trip('1'), trip('2')]);
  expect(await screen.findByText('The first 1 trips')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Show all of them' }));
  expect(screen.getByRole('link', { name: 'Trip 1' })).toBeVisible();
  expect(await screen.findByRole('link', { name: 'Trip 2' })).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Show all of them' })).toBeNull());
  expect(screen.getByText('2 trips')).toBeVisible();
});

it('does not claim that all are here where one answer cannot hold them', async () => {
  const { user } = show([trip('1')], [trip('1'), trip('2')], true);
  await user.click(await screen.findByRole('button', { name: 'Show all of them' }));
  expect(await screen.findByText('More than 2 trips')).toBeVisible();
});

it('asks for no more where all are here', async () => {
  const { api } = show([trip('1')]);
  expect(await screen.findByRole('link', { name: 'Trip 1' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Show all of them' })).toBeNull();
  expect(api.asked.map(({ input }) => input)).toEqual([{ query: { filter: 'all' } }]);
});

it.each([
  [{ done: 1, count: 3 }, '1 of 3 to-dos done'],
  [{ done: 2, count: 2 }, 'All to-dos are done'],
])('says of to-dos %j: %s', async (todos, words) => {
  show([trip('1', { todos })]);
  expect(await screen.findByText(words)).toBeVisible();
});

it('says nothing of to-dos where there are none', async () => {
  show([trip('1', { todos: null })]);
  expect(await screen.findByRole('link', { name: 'Trip 1' })).toBeVisible();
  expect(screen.queryByText(/to-do/)).toBeNull();
});
