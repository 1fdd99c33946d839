import { readMigrations } from '@tabi/postgres/testing';
import type { HopEvent, TripEvent } from '@tabi/shared/contracts/trips';
import { startTestApi, type TestApi } from '../../../testing/test-api.ts';
import type { TestBrowser } from '../../../testing/test-browser.ts';

let api: TestApi;
let ids: Record<string, number>;
beforeAll(async () => {
  api = await startTestApi();
  const { data } = (await api.stranger().get('/api/locations?per_page=50')).body;
  ids = Object.fromEntries(data.map(({ slug, id }: { slug: string; id: number }) => [slug, id]));
});
afterAll(() => api.close());

interface Trip {
  browser: TestBrowser;
  slug: string;
  events: TripEvent[];
}

async function aTrip(...cities: string[]): Promise<Trip> {
  const browser = await api.visitor();
  const wish = { destination_ids: cities.map((city) => ids[city]), startDate: '2026-12-01', endDate: '2026-12-04' };
  const { slug, events } = (await browser.post('/api/trips/planner', wish)).body.results;
  return { browser, slug, events };
}

const hopsOf = (events: readonly TripEvent[]) => events.filter((event): event is HopEvent => event.type === 'hop');
const transferOf = (events: readonly TripEvent[]) =>
  hopsOf(events).find(({ from, to }) => from.kind === 'destination' && to.kind === 'destination' && from.id !== to.id);

it('every way says between which stops it leads, or from which city to which', async () => {
  const { events } = await aTrip('kyoto', 'tokyo');
  const wrong = events.filter((event, index) => {
    if (event.type !== 'hop' || event === transferOf(events)) return false;
    const stops = (side: TripEvent[]) => side.filter(({ type, date }) => type === 'visit' && date === event.date);
    const [before] = stops(events.slice(0, index)).slice(-1);
    const [after] = stops(events.slice(index + 1));
    const endOf = (stop: TripEvent | undefined) =>
      stop?.type === 'visit' ? { kind: 'place', id: stop.poi_id } : { kind: 'destination', id: event.destination_id };
    return JSON.stringify([event.from, event.to]) !== JSON.stringify([endOf(before), endOf(after)]);
  });
  expect(wrong).toEqual([]);
  expect(transferOf(events)).toMatchObject({
    from: { kind: 'destination', id: ids.kyoto },
    to: { kind: 'destination', id: ids.tokyo },
  });
});

it('the transfer between two cities stays when its day changes, whatever the city is called by then', async () => {
  const { browser, events } = await aTrip('kyoto', 'tokyo');
  const transfer = transferOf(events)!;
  await api.context.pool.query("UPDATE locations SET name = 'Edo' WHERE slug = 'tokyo'");
  const stop = events.find(({ type, date }) => type === 'visit' && date === transfer.date)!;
  const { results } = (await browser.send('PATCH', `/api/events/${stop.id}`, { date: '2026-12-01' })).body;
  await api.context.pool.query("UPDATE locations SET name = 'Tokyo' WHERE slug = 'tokyo'");
  expect(transferOf(results.events)?.id).toBe(transfer.id);
});

it('a copy that begins in the second city leaves the transfer there out', async () => {
  const { browser, slug } = await aTrip('kyoto', 'tokyo');
  const wish = { startDate: '2027-01-10', destination_id: ids.tokyo };
  const { status, body } = await browser.post(`/api/trips/${slug}/duplicate`, wish);
  expect(status).toBe(200);
  expect(hopsOf(body.results.events).length).toBeGreaterThan(0);
  expect(transferOf(body.results.events)).toBeUndefined();
});

it('another way between two stops keeps its ends, and is called by where it leads', async () => {
  const { browser, events } = await aTrip('kyoto');
  const hop = hopsOf(events).find(({ from, travel_mode }) => from.kind === 'place' && travel_mode !== 'cycle')!;
  const { results } = (await browser.send('PATCH', `/api/events/hop/${hop.id}`, { travel_mode: 'cycle' })).body;
  const [, to] = hop.title.split(' to ');
  expect(results.events.find(({ id }: TripEvent) => id === hop.id)).toMatchObject({
    from: hop.from,
    to: hop.to,
    title: `Cycle to ${to}`,
  });
});

it('trips from before ways had ends are given those that the planner writes', async () => {
  const { slug } = await aTrip('kyoto', 'tokyo');
  const facts = async () =>
    (
      await api.context.pool.query(
        `SELECT id, from_place_id, to_place_id, from_location_id, hours_kind FROM trip_events
         WHERE trip_id = (SELECT id FROM trips WHERE slug = $1) ORDER BY id`,
        [slug],
      )
    ).rows;
  const written = await facts();
  await api.context.pool.query(
    'UPDATE trip_events SET from_place_id = NULL, to_place_id = NULL, from_location_id = NULL, hours_kind = NULL',
  );
  const { sql } = readMigrations().find(({ name }) => name === '0015-ways.sql')!;
  await api.context.pool.query(sql.slice(sql.indexOf('UPDATE')));
  expect(await facts()).toEqual(written);
});
