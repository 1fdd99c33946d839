import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { Trip, TripEvent } from '@tabi/shared/contracts/trips';
import { aHop, aMeal, aNight, aPlace, aTrip, aVisit, fakeApi, renderAt } from '@tabi/shared/testing';
import { OpenTripRoom } from '../../../common/components/open-trip-room.tsx';
import { Page } from '../timeline.page.tsx';

const at = (hour: string) => `2027-03-01 ${hour}`;
const events: TripEvent[] = [
  aVisit('Nijo Castle', at('09:00'), at('10:30')),
  aHop('way', at('10:35'), at('10:50')),
  aVisit('Kinkaku-ji', at('10:50'), at('12:00')),
  aMeal('lunch', at('12:10'), at('13:10')),
  aNight('Hotel', at('18:00'), '2027-03-02 11:00'),
];

function show(over: Partial<Trip> = {}) {
  const trip = aTrip({ startDate: '2027-03-01', endDate: '2027-03-02', ...over });
  const api = fakeApi({
    'GET /api/currencies/rates': { results: { EUR: 1, USD: 1.1, JPY: 160 } },
    'PATCH /api/events/{id}': () => new Promise<never>(() => undefined),
    'POST /api/trips/{id}/events': () => new Promise<never>(() => undefined),
  });
  const room = (
    <OpenTripRoom id={trip.slug} state={{ trip, events, warnings: [] }}>
      <Page />
    </OpenTripRoom>
  );
  return { api, ...renderAt(room, { api }) };
}

const stopsOn = (day: RegExp) =>
  within(screen.getByRole('region', { name: day }))
    .queryAllByRole('article')
    .map((card) => within(card).getByRole('heading').querySelector('a')?.textContent);

const keysAreKnown = () => screen.findByText('Space lifts a stop, the arrow keys carry it, and Space drops it.');
/** Its sensor hears the keys after the one that began it. */
const nextTurn = () => new Promise((resolve) => setTimeout(resolve));

async function lift(name: string) {
  const handle = screen.getByRole('button', { name: `Move ${name}` });
  act(() => handle.focus());
  await keysAreKnown();
  fireEvent.keyDown(handle, { code: 'Space', key: ' ' });
  expect(
    await screen.findByText(`${name} is lifted. Arrow keys carry it, Space drops it, Escape puts it back.`),
  ).toBeInTheDocument();
  await nextTurn();
}

const press = (...codes: string[]) => {
  for (const code of codes) fireEvent.keyDown(document.activeElement!, { code, key: code === 'Space' ? ' ' : code });
};

it('by keyboard a stop is carried to another place of its day and to another day, and each place is read out', async () => {
  const { api } = show();
  await lift('Nijo Castle');
  press('ArrowDown');
  expect(await screen.findByText('Day 1, after Kinkaku-ji, 12:05 to 13:35')).toBeInTheDocument();
  press('ArrowRight');
  expect(await screen.findByText('Day 2, first, 09:00 to 10:30')).toBeInTheDocument();
  press('Space');
  expect(await screen.findByText('Dropped: Nijo Castle, Day 2, first, 09:00 to 10:30.')).toBeInTheDocument();
  expect(stopsOn(/^Day 1/)).toEqual(['Kinkaku-ji']);
  expect(stopsOn(/^Day 2/)).toEqual(['Nijo Castle']);
  expect(api.asked.at(-1)).toMatchObject({
    call: 'PATCH /api/events/{id}',
    input: {
      params: { id: 'Nijo Castle' },
      body: { start: '2027-03-02 09:00:00', end: '2027-03-02 10:30:00', make_room: true },
    },
  });
  await waitFor(() => expect(screen.getByRole('button', { name: 'Move Nijo Castle' })).toHaveFocus());
});

it('Escape puts it back, and nothing is asked of the server', async () => {
  const { api } = show();
  const before = api.asked.length;
  await lift('Kinkaku-ji');
  press('ArrowDown', 'ArrowDown', 'Escape');
  expect(await screen.findByText('Kinkaku-ji is back where it was.')).toBeInTheDocument();
  expect(stopsOn(/^Day 1/)).toEqual(['Nijo Castle', 'Kinkaku-ji']);
  expect(api.asked.filter(({ call }) => call !== 'GET /api/currencies/rates').length).toBeLessThanOrEqual(before);
});

it('an idea is carried onto a day by keyboard, at the place that was chosen', async () => {
  const { api } = show({ side_pois: [{ ...aPlace(7), name: 'Kurama', visit_minutes: 60, reason: null }] });
  await lift('Kurama');
  press('ArrowDown', 'ArrowDown', 'Space');
  await waitFor(() =>
    expect(api.asked.at(-1)).toMatchObject({
      call: 'POST /api/trips/{id}/events',
      input: { body: { poi_id: 7, start: '2027-03-01 12:05:00', make_room: true } },
    }),
  );
});

it('a booked night says why it stays, and who only looks has nothing to take', async () => {
  const { unmount } = show();
  const handle = screen.getByRole('button', { name: 'Move Hotel' });
  expect(handle).toHaveAttribute('title', 'A night stays on its date: change it under Places to stay.');
  expect(handle).toHaveAttribute('aria-disabled', 'true');
  act(() => handle.focus());
  await keysAreKnown();
  press('Space');
  await nextTurn();
  expect(screen.queryByText(/is lifted/)).not.toBeInTheDocument();
  unmount();
  show({ locked: true });
  expect(screen.queryByRole('button', { name: /^Move / })).not.toBeInTheDocument();
});
