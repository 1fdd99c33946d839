import { screen, waitFor } from '@testing-library/react';
import type { Trip, TripEvent } from '@tabi/shared/contracts/trips';
import { links } from '@tabi/shared/links';
import { aPlace, aTrip, aUser, fakeApi, refusal, renderAt } from '@tabi/shared/testing';
import { Page } from './itinerary.page.tsx';

const { slug } = aTrip();
const lunch: TripEvent = {
  id: 'lunch',
  trip_id: '1',
  destination_id: 1,
  title: 'Lunch',
  date: '2027-03-01',
  start: '2027-03-01 12:00:00',
  end: '2027-03-01 13:00:00',
  amount: null,
  custom_fields: {},
  pinned: false,
  type: 'meal',
  meal: 'lunch',
  hint: null,
};

function show(at: string, trip: Partial<Trip> = {}) {
  const answer = { results: aTrip(trip) };
  const api = fakeApi({
    'GET /api/trips/{id}': (input) => {
      if (trip.role === 'guest' && !input.query.token && !opened) throw refusal('not-found', 'There is no such trip.');
      opened = true;
      return answer;
    },
    'GET /api/trips/{id}/events': () => {
      if (trip.role === 'guest' && !opened) throw refusal('not-found', 'There is no such trip.');
      return { results: [lunch], warnings: [] };
    },
  });
  let opened = false;
  return { api, ...renderAt(<Page />, { at, path: '/itinerary/:id/*', api }) };
}

it('opens on the timeline, with the tabs beside it', async () => {
  const { where } = show(links.itinerary(slug));
  expect(await screen.findByRole('region', { name: /^Day 1/ })).toBeVisible();
  expect(where()).toBe(links.itineraryTab(slug, 'timeline'));
  expect(screen.getByRole('link', { name: 'Timeline' })).toHaveAttribute('aria-current', 'page');
});

it('leads from a tab that there is not to the timeline', async () => {
  const { where } = show(`${links.itinerary(slug)}/weather`);
  await screen.findByRole('region', { name: /^Day 1/ });
  expect(where()).toBe(links.itineraryTab(slug, 'timeline'));
});

it('goes from tab to tab with what it knows', async () => {
  const { user, where, api } = show(links.itinerary(slug), { side_pois: [{ ...aPlace(1), reason: 'Close by' }] });
  await user.click(await screen.findByRole('link', { name: '1 idea' }));
  expect(await screen.findByRole('heading', { name: 'Also worth your time' })).toBeVisible();
  expect(where()).toBe(links.itineraryTab(slug, 'poi'));
  expect(api.asked.filter(({ call }) => call === 'GET /api/trips/{id}/events')).toHaveLength(1);
});

it.each(['timeline', 'map', 'poi'] as const)('takes the token out of the address of the %s', async (tab) => {
  const { where, api } = show(`${links.itineraryTab(slug, tab)}?token=abc`, { role: 'guest', canManage: false });
  expect(await screen.findByRole('heading', { level: 1, name: '3 days in Kyoto' })).toBeVisible();
  await waitFor(() => expect(where()).toBe(links.itineraryTab(slug, tab)));
  expect(api.asked[0]).toMatchObject({ call: 'GET /api/trips/{id}', input: { query: { token: 'abc' } } });
});

it.each([
  ['owner', true],
  ['contributor', false],
] as const)('says to the %s why a locked trip cannot be changed', async (role, unlocks) => {
  show(links.itinerary(slug), { role, locked: true });
  expect(await screen.findByText(/Locked: it can be read and not be changed\./)).toBeVisible();
  expect(screen.queryAllByRole('link', { name: 'Unlock it' })).toHaveLength(unlocks ? 1 : 0);
  expect(screen.queryByRole('button', { name: 'Give the trip another name' })).toBeNull();
});

describe('an invitation that was mailed to another address', () => {
  const open = () => {
    const api = fakeApi({
      'GET /api/trips/{id}': ({ query }) =>
        query.join || !query.token
          ? { results: aTrip({ role: 'contributor', canManage: true, version: 2 }) }
          : { results: aTrip({ role: 'guest', canManage: false }), invitation: { email: 'm•••@example.com' } },
      'GET /api/trips/{id}/events': { results: [lunch], warnings: [] },
    });
    const session = { status: 'user', user: aUser({ name: 'Kai', email: 'kai@example.com' }) } as const;
    const at = `${links.itinerary(slug)}?token=abc`;
    return renderAt(<Page />, { at, path: '/itinerary/:id/*', api, state: { session } });
  };

  it('says for whom it is and who would join, and joins when that is wanted', async () => {
    const { user, where } = open();
    const asks = await screen.findByRole('region', { name: 'Invitation' });
    expect(asks).toHaveTextContent('mailed to m•••@example.com');
    expect(asks).toHaveTextContent('signed in as Kai, kai@example.com');
    expect(where()).toContain('token=abc');
    expect(screen.queryByRole('link', { name: 'Manage' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Join as Kai' }));
    expect(await screen.findByRole('link', { name: 'Manage' })).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Invitation' })).toBeNull();
    await waitFor(() => expect(where()).toBe(links.itineraryTab(slug, 'timeline')));
  });
});
