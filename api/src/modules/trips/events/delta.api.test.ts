import { randomUUID } from 'node:crypto';
import type { DaysDelta } from '@tabi/shared/contracts/trip-changes';
import type { Trip, TripEvent, TripWarning } from '@tabi/shared/contracts/trips';
import { plannedTrip } from '../../../testing/planned-trip.ts';
import type { TestBrowser } from '../../../testing/test-browser.ts';
import { startTestApi, type TestApi } from '../../../testing/test-api.ts';

let api: TestApi;
let kyoto: number;
beforeAll(async () => {
  api = await startTestApi();
  kyoto = (await api.stranger().get('/api/location/kyoto')).body.results.id;
});
afterAll(() => api.close());

interface Shown {
  trip: Trip;
  events: TripEvent[];
  warnings: TripWarning[];
}

const brief = { prefer: 'return=minimal' };

async function openTrip() {
  const browser = await api.visitor();
  const wish = { destination_ids: [kyoto], startDate: '2026-12-01', endDate: '2026-12-03' };
  const { trip } = await plannedTrip(browser, wish);
  const read = async (): Promise<Shown> => {
    const { results, events, warnings } = (await browser.get(`/api/trips/${trip.id}?days=yes`)).body;
    return { trip: results, events, warnings };
  };
  return { browser, id: trip.id as string, read, before: await read() };
}

const keyOf = ({ start, end, type, id }: TripEvent) => `${start}${end}${type}${id}`;

function laidUpon(before: Shown, { trip, events, gone, warnings = before.warnings }: DaysDelta): Shown {
  const otherwise = new Set([...gone, ...events.map(({ id }) => id)]);
  const all = [...before.events.filter(({ id }) => !otherwise.has(id)), ...events];
  return {
    trip: { ...before.trip, ...trip },
    events: all.sort((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1)),
    warnings,
  };
}

type Ask = (browser: TestBrowser, id: string, before: Shown) => ReturnType<TestBrowser['send']>;

const lastVisit = ({ events }: Shown) => events.filter(({ type }) => type === 'visit').at(-1)!;
const patch =
  (of: (shown: Shown) => TripEvent, body: (event: TripEvent) => object, kind = ''): Ask =>
  (browser, _id, before) => {
    const event = of(before);
    return browser.send('PATCH', `/api/events/${kind}${event.id}`, body(event), brief);
  };

const edits: [name: string, ask: Ask][] = [
  ['a stop moved within its day', patch(lastVisit, ({ date }) => ({ start: `${date} 20:10:00` }))],
  [
    'a stop moved to another day, where others make room',
    patch(lastVisit, () => ({ date: '2026-12-01', make_room: true })),
  ],
  ['a stop moved to when it is closed', patch(lastVisit, ({ date }) => ({ start: `${date} 03:00:00` }))],
  [
    'what a stop costs',
    patch(lastVisit, () => ({ amount_minor: 1200, currency: 'JPY', custom_fields: { note: 'é' } })),
  ],
  [
    'another way to go',
    patch(
      ({ events }) => events.find(({ type }) => type === 'hop')!,
      () => ({ travel_mode: 'drive' }),
      'hop/',
    ),
  ],
  [
    'an event of one’s own',
    (browser, id) => {
      const own = { id: randomUUID(), title: 'Tea', start: '2026-12-02 06:00:00', end: '2026-12-02 06:30:00' };
      return browser.send('POST', `/api/trips/${id}/events/custom`, own, brief);
    },
  ],
  [
    'a stop taken off',
    (browser, id, before) =>
      browser.send('DELETE', `/api/trips/${id}/events/${lastVisit(before).id}`, undefined, brief),
  ],
];

it.each(edits)('tells of %s what makes the trip of before the trip of now', async (_, ask) => {
  const { browser, id, read, before } = await openTrip();
  const { status, body } = await ask(browser, id, before);
  expect([status, body.results.since]).toEqual([200, before.trip.version]);
  expect(body.results.events.length).toBeLessThan(before.events.length);
  expect(laidUpon(before, body.results)).toEqual(await read());
});

it('tells nothing of the trip’s ideas when a stop is moved, and all of the days where it is not asked to be brief', async () => {
  const { browser, before } = await openTrip();
  const { id, date } = lastVisit(before);
  const move = (clock: string, headers: Record<string, string>) =>
    browser.send('PATCH', `/api/events/${id}`, { start: `${date} ${clock}` }, headers);
  const { results } = (await move('20:10:00', { prefer: 'wait=10, return=minimal' })).body;
  expect(results.trip).not.toHaveProperty('side_pois');
  expect((await move('20:15:00', { prefer: 'return="minimal"' })).body.results).toHaveProperty('since');
  for (const prefer of ['return=representation', 'return=minimalist', 'wait=10']) {
    const whole = (await move('20:20:00', { prefer })).body.results;
    expect(whole).not.toHaveProperty('since');
    expect(whole.events).toHaveLength(before.events.length);
  }
});
