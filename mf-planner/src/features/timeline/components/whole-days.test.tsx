import { screen, waitFor, within } from '@testing-library/react';
import type { Trip, TripEvent } from '@tabi/shared/contracts/trips';
import { aTrip, aVisit, fakeApi, renderAt, type FakeAnswers } from '@tabi/shared/testing';
import { pressNotice } from '@tabi/shared/state';
import { OpenTripRoom } from '../../../common/components/open-trip-room.tsx';
import { Page } from '../timeline.page.tsx';

const [first, second, third] = ['2027-03-01', '2027-03-02', '2027-03-03'] as const;
const castle = aVisit('Nijo Castle', `${first} 11:00`, `${first} 12:30`);
const temple = aVisit('Kinkaku-ji', `${first} 13:00`, `${first} 14:00`);
const market = aVisit('Nishiki Market', `${second} 09:00`, `${second} 10:00`);
const events: TripEvent[] = [castle, temple, market];

function show(answers: FakeAnswers = {}, over: Partial<Trip> = {}) {
  const trip = aTrip({ startDate: first, endDate: third, ...over });
  const [city] = trip.destinations;
  const whole = { ...trip, destinations: city ? [{ ...city, startDate: first, endDate: third }] : [] };
  const api = fakeApi({ 'GET /api/currencies/rates': { results: { EUR: 1, USD: 1.1, JPY: 160 } }, ...answers });
  const room = (
    <OpenTripRoom id={whole.slug} state={{ trip: whole, events, warnings: [] }}>
      <Page />
    </OpenTripRoom>
  );
  return { api, trip: whole, ...renderAt(room, { api }) };
}

const changed = (trip: Trip, after: TripEvent[], why: string | null = null) => ({
  results: {
    version: 2,
    event_id: null,
    why,
    trip: { ...trip, version: 2 },
    events: after,
    warnings: [],
  },
});
const dayOf = (number: number, hidden = false) =>
  screen.getByRole('region', { name: new RegExp(`^Day ${number}`), hidden });

async function choose(user: ReturnType<typeof show>['user'], day: number, item: string | RegExp) {
  await user.click(screen.getByRole('button', { name: `More for Day ${day}` }));
  await user.click(await screen.findByRole('menuitem', { name: item }));
}

it('a day is given a name, which shows behind the dialog before it is stored', async () => {
  const { user, api } = show({ 'PATCH /api/trips/{id}/days/{date}': () => new Promise<never>(() => undefined) });
  await choose(user, 2, 'Give it a name…');
  const dialog = await screen.findByRole('dialog', { name: 'Tue 2 March' });
  await user.type(within(dialog).getByRole('textbox', { name: 'What do you call this day?' }), ' Food day ');
  await user.click(within(dialog).getByRole('button', { name: 'Save' }));
  expect(await screen.findByRole('heading', { name: 'Day 2 Tue 2 March · Food day', hidden: true })).toBeVisible();
  expect(api.asked.at(-1)).toMatchObject({ input: { params: { date: second }, body: { name: 'Food day' } } });
});

it('two days change places from the menu, and doing it again takes it back', async () => {
  const swap = jest.fn(() => changed(aTrip({ startDate: first, endDate: third }), events, 'Tea went along.'));
  const { user, api, state } = show({ 'POST /api/trips/{id}/days/{date}/swap': swap });
  await choose(user, 1, /^Swap with Day 2/);
  await waitFor(() =>
    expect(state.notices.map(({ title, button }) => [title, button])).toEqual([
      ['Mon 1 and Tue 2 have changed places. Tea went along.', 'Undo'],
    ]),
  );
  expect(api.asked.at(-1)).toMatchObject({ input: { params: { date: first }, body: { with: second } } });
  pressNotice(state, state.notices[0]!.id);
  await waitFor(() => expect(swap).toHaveBeenCalledTimes(2));
});

it('a better order is shown before it is taken: what moves, and what would leave', async () => {
  const early = { ...temple, start: `${first} 09:00:00`, end: `${first} 10:00:00` };
  const { user, api } = show({
    'POST /api/trips/{id}/days/{date}/plan': () =>
      changed(aTrip({ startDate: first, endDate: third }), [early, market]),
  });
  await choose(user, 1, 'Put it in a better order…');
  const dialog = await screen.findByRole('dialog', { name: 'A better order for Mon 1 March' });
  const rows = await within(dialog).findAllByRole('listitem');
  expect(rows.map(({ textContent }) => textContent)).toEqual(['Kinkaku-ji13:00 → 09:00', 'Nijo Castle11:00 → an idea']);
  // The dialog hides what lies below from those who are read to.
  expect(dayOf(1, true).querySelectorAll('article')).toHaveLength(2);
  await user.click(within(dialog).getByRole('button', { name: 'Take it' }));
  await waitFor(() => expect(within(dayOf(1)).getAllByRole('article')).toHaveLength(1));
  expect(api.asked.at(-1)).toMatchObject({ input: { params: { date: first }, body: {} } });
});

it('a day is taken out only after it was said what becomes of it', async () => {
  const moved = [
    { title: 'Nishiki Market', poi_id: 1, from: second, to: null, why: 'Its day was taken out of the trip.' },
    { title: 'Tea with Aiko', poi_id: null, from: second, to: first, why: 'Its day was taken out of the trip.' },
  ];
  const { user, api } = show({
    'POST /api/trips/{id}/days/{date}/remove': () => ({
      results: { ...changed(aTrip({}), [castle, temple]).results, moved },
    }),
  });
  await choose(user, 2, 'Take this day out…');
  const dialog = await screen.findByRole('dialog', { name: 'Take Tue 2 March out' });
  expect(await within(dialog).findByText('becomes an idea')).toBeVisible();
  expect(within(dialog).getByText('goes to Mon 1 · Its day was taken out of the trip.')).toBeVisible();
  expect(api.asked.at(-1)).toMatchObject({ input: { body: { preview: true } } });
  await user.click(within(dialog).getByRole('button', { name: 'Take it out' }));
  await waitFor(() => expect(api.asked.at(-1)).toMatchObject({ input: { params: { date: second }, body: {} } }));
});

it('a day is folded, and this device remembers it for this trip', async () => {
  const { user, unmount } = show();
  await user.click(screen.getByRole('button', { name: 'Stops of Day 1' }));
  expect(within(dayOf(1)).queryByRole('article')).not.toBeInTheDocument();
  unmount();
  show();
  expect(screen.getByRole('button', { name: 'Stops of Day 1' })).toHaveAttribute('aria-expanded', 'false');
  expect(within(dayOf(2)).getByRole('article')).toBeVisible();
  localStorage.clear();
});

it('who only looks folds days, and is offered no change of them', () => {
  show({}, { role: 'guest', canManage: false });
  expect(screen.getByRole('button', { name: 'Stops of Day 1' })).toBeVisible();
  expect(screen.queryByRole('button', { name: /^More for/ })).not.toBeInTheDocument();
});
