import { addDays } from '@tabi/shared/format';
import type { Trip, TripEvent } from '@tabi/shared/contracts/trips';
import { destinationIds, plannedTrip } from '../../../testing/planned-trip.ts';
import { startTestApi, type TestApi } from '../../../testing/test-api.ts';
import type { TestBrowser } from '../../../testing/test-browser.ts';

/** `TABI_SEQUENCES=20` tries more of them. */
const sequences = Number(process.env['TABI_SEQUENCES'] ?? 1);
const edits = 40;

let api: TestApi;
let ids: Record<string, number>;
beforeAll(async () => {
  api = await startTestApi();
  ids = await destinationIds(api.stranger(), 'kyoto', 'osaka', 'tokyo');
});
afterAll(() => api.close());

/** Of 0 to below `count`, the same for the same seed. */
function randomOf(seed: number): (count: number) => number {
  let state = seed;
  return (count) => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
    return Math.floor((state / 2 ** 31) * count);
  };
}

interface Walk {
  browser: TestBrowser;
  id: string;
  trip: Trip;
  events: TripEvent[];
  below: (count: number) => number;
  /** What was noted so far: never fewer. */
  notes: Set<string>;
}

const one = <T>(list: readonly T[], { below }: Walk): T | undefined => list[below(list.length)];
const patch = ({ browser, id }: Walk, body: object) => browser.send('PATCH', `/api/trips/${id}`, body);

/** What a traveller may do to a trip; each may be refused. */
const doings: Record<string, (walk: Walk) => Promise<unknown>> = {
  note: async (walk) => {
    const plain = walk.events.filter(({ type, custom_fields }) => type !== 'hop' && !Object.keys(custom_fields).length);
    const event = one(plain, walk);
    if (!event) return;
    const token = `N${walk.notes.size}`;
    const path = event.type === 'custom' ? `/api/events/custom/${event.id}` : `/api/events/${event.id}`;
    const { status } = await walk.browser.send('PATCH', path, { amount: 7, custom_fields: { [token]: 'booked' } });
    if (status === 200) walk.notes.add(token);
  },
  move: async (walk) => {
    const event = one(
      walk.events.filter(({ type }) => type !== 'hop' && type !== 'stay'),
      walk,
    );
    const start = `${addDays(walk.trip.startDate, walk.below(3))} ${9 + walk.below(10)}:00:00`.replace(' 9:', ' 09:');
    if (event) await walk.browser.send('PATCH', `/api/events/${event.id}`, { start });
  },
  own: async ({ browser, id, trip }) => {
    const at = { start: `${trip.endDate} 18:00:00`, end: `${trip.endDate} 19:30:00` };
    await browser.post(`/api/trips/${id}/events/custom`, { title: 'Concert', ...at });
  },
  suggest: async (walk) => {
    const idea = one(walk.trip.side_pois, walk);
    const path = `/api/trips/${walk.id}/events/suggested`;
    const { body } = await walk.browser.post(path, { poi_id: idea?.id ?? 0 });
    const option = body.results?.options?.[0];
    if (!option || walk.below(2)) return;
    const drop = option.drop.map(({ event_id }: { event_id: string }) => event_id);
    await walk.browser.post(path, { poi_id: idea?.id, option: { date: option.date, drop } });
  },
  back: async (walk) => {
    const event = one(
      walk.events.filter(({ type }) => type === 'visit'),
      walk,
    );
    if (event) await walk.browser.get(`/api/trips/${walk.id}/events/${event.id}/return`);
  },
  longer: (walk) => patch(walk, { endDate: addDays(walk.trip.endDate, 1 + walk.below(2)) }),
  shorter: (walk) => patch(walk, { endDate: addDays(walk.trip.endDate, -1) }),
  later: (walk) => patch(walk, { startDate: addDays(walk.trip.startDate, 1) }),
  shift: (walk) => {
    const days = 1 + walk.below(6);
    return patch(walk, { startDate: addDays(walk.trip.startDate, days), endDate: addDays(walk.trip.endDate, days) });
  },
  cities: (walk) => {
    const all = [ids['kyoto'], ids['osaka'], ids['tokyo']];
    const first = walk.below(3);
    return patch(walk, { destination_ids: [all[first], all[(first + 1) % 3]].slice(0, 1 + walk.below(2)) });
  },
  again: async (walk) => {
    const path = `/api/trips/${walk.id}/preferences`;
    await walk.browser.send('PATCH', path, { trip_pace: walk.below(3) });
    await walk.browser.post(`/api/trips/${walk.id}/plan`, { preview: walk.below(3) === 0 });
  },
};

const tokensIn = (walk: Walk) =>
  [...walk.events, ...walk.trip.side_pois].flatMap(({ custom_fields = {} }) => Object.keys(custom_fields));
const placesIn = ({ events, trip }: Walk): Set<number> =>
  new Set([
    ...events.flatMap((event) => (event.type === 'visit' ? [event.poi_id] : [])),
    ...trip.side_pois.map(({ id }) => id),
  ]);

async function seen(walk: Walk): Promise<{ warnings: string[] }> {
  const days = (await walk.browser.get(`/api/trips/${walk.id}/events`)).body;
  walk.events = days.results;
  walk.trip = (await walk.browser.get(`/api/trips/${walk.id}`)).body.results;
  return { warnings: days.warnings.map(({ event_id }: { event_id: string }) => event_id) };
}

/** Visits and meals that stand upon one another; each must be warned of. */
const overlaps = (events: TripEvent[]): string[] => {
  const stops = events.filter(({ type }) => type !== 'hop' && type !== 'stay');
  return stops.flatMap((event, index) => {
    const upon = stops.slice(0, index).some((other) => other.date === event.date && other.end > event.start);
    return upon ? [event.id] : [];
  });
};

it.each(Array.from({ length: sequences }, (_, index) => index + 1))(
  `In ${edits} edits one after the other no place, cost, note or booking is lost, and what is wrong is warned of: sequence %i.`,
  async (seed) => {
    const browser = await api.visitor();
    const wish = { destination_ids: [ids['kyoto'], ids['osaka']], startDate: '2026-12-01', endDate: '2026-12-04' };
    const { trip, events } = await plannedTrip(browser, wish);
    const walk: Walk = { browser, id: trip.id, trip, events, below: randomOf(seed), notes: new Set() };
    const names = Object.keys(doings);
    const done: string[] = [];
    const known = placesIn(walk);
    for (let edit = 0; edit < edits; edit++) {
      const name = one(names, walk) ?? '';
      done.push(name);
      await doings[name]?.(walk);
      const { warnings } = await seen(walk);
      const there = placesIn(walk);
      expect([done, [...walk.notes].filter((token) => !tokensIn(walk).includes(token))]).toEqual([done, []]);
      expect([done, [...known].filter((place) => !there.has(place))]).toEqual([done, []]);
      expect([done, overlaps(walk.events).filter((event) => !warnings.includes(event))]).toEqual([done, []]);
      for (const place of there) known.add(place);
    }
    expect(walk.notes.size).toBeGreaterThan(0);
  },
  120_000,
);
