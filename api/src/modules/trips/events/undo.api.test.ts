import type { Trip, TripEvent, VisitEvent } from '@tabi/shared/contracts/trips';
import { plannedTrip } from '../../../testing/planned-trip.ts';
import { startTestApi, type TestApi } from '../../../testing/test-api.ts';
import type { TestBrowser } from '../../../testing/test-browser.ts';

let api: TestApi;
let kyoto: number;
beforeAll(async () => {
  api = await startTestApi();
  kyoto = (await api.stranger().get('/api/location/kyoto')).body.results.id;
});
afterAll(() => api.close());

interface Days {
  trip: Trip;
  events: TripEvent[];
}

async function aTrip() {
  const browser = await api.visitor();
  const wish = { destination_ids: [kyoto], startDate: '2026-12-01', endDate: '2026-12-03' };
  const { id } = (await plannedTrip(browser, wish)).trip;
  const now = async (): Promise<Days> => ({
    trip: (await browser.get(`/api/trips/${id}`)).body.results,
    events: (await browser.get(`/api/trips/${id}/events`)).body.results,
  });
  const undo = (version: number) => browser.post(`/api/trips/${id}/undo`, { version });
  return { browser, id, now, undo };
}

const visitsOf = ({ events }: Days) => events.filter((event): event is VisitEvent => event.type === 'visit');
/** What somebody sees of the days, ways by what they join and how. */
const seen = ({ trip, events }: Days) => ({
  days: events.map(({ id, type, title, start, end, amount, custom_fields, pinned }) =>
    type === 'hop' ? title : [id, title, start, end, amount, custom_fields, pinned],
  ),
  ideas: trip.side_pois.map(({ id, amount }) => [id, amount]).sort(),
});

type Made = Awaited<ReturnType<typeof aTrip>>;
const change = async (browser: TestBrowser, verb: 'PATCH' | 'DELETE', path: string, body?: object) =>
  (await browser.send(verb, path, body)).body.results;

it.each<[string, (made: Made, visits: VisitEvent[], ideas: number[]) => Promise<{ version: number }>]>([
  [
    'a move to another day',
    ({ browser }, [, stop]) =>
      change(browser, 'PATCH', `/api/events/${stop!.id}`, { start: '2026-12-03 20:32:00', make_room: true }),
  ],
  [
    'a stop that was taken off, with what was noted of it',
    async ({ browser, id }, [, stop]) => change(browser, 'DELETE', `/api/trips/${id}/events/${stop!.id}`),
  ],
  [
    'a stop that went back among the ideas',
    async ({ browser, id }, [, stop]) => (await browser.get(`/api/trips/${id}/events/${stop!.id}/return`)).body.results,
  ],
  [
    'an idea that was put on a day',
    async ({ browser, id }, _, [idea]) =>
      (await browser.post(`/api/trips/${id}/events`, { poi_id: idea, start: '2026-12-02 06:00:00', make_room: true }))
        .body.results,
  ],
  [
    'a plan that was made again',
    async ({ browser, id }) => {
      await browser.send('PATCH', `/api/trips/${id}/preferences`, { trip_pace: 0 });
      return (await browser.post(`/api/trips/${id}/plan`, {})).body.results;
    },
  ],
])('%s comes back as it was, and goes again', async (_, act) => {
  const made = await aTrip();
  const [, stop] = visitsOf(await made.now());
  await change(made.browser, 'PATCH', `/api/events/${stop!.id}`, { amount: 500, custom_fields: { note: 'Tickets' } });
  const before = await made.now();
  const { version } = await act(
    made,
    visitsOf(before),
    before.trip.side_pois.map(({ id }) => id),
  );
  const after = await made.now();
  expect(seen(after)).not.toEqual(seen(before));
  const { status, body } = await made.undo(version);
  expect([status, body.results.why]).toEqual([200, null]);
  expect(seen(await made.now())).toEqual(seen(before));
  const again = await made.undo(body.results.version);
  expect([again.status, again.body.results.why]).toEqual([200, null]);
  expect(seen(await made.now())).toEqual(seen(after));
});

it.each(['transit', 'taxi'])('a walk that became a way by %s is a walk again, with what it had moved', async (mode) => {
  const made = await aTrip();
  const before = await made.now();
  const walks = before.events.flatMap((event) => (event.type === 'hop' && event.travel_mode === 'walk' ? [event] : []));
  const [hop] = walks.sort((a, b) => b.metres - a.metres);
  const { version, events } = await change(made.browser, 'PATCH', `/api/events/hop/${hop!.id}`, { travel_mode: mode });
  expect(events.find(({ id }: TripEvent) => id === hop!.id)).toMatchObject({ travel_mode: mode });
  await made.undo(version);
  const now = await made.now();
  expect(now.events.find(({ id }) => id === hop!.id)).toMatchObject({ travel_mode: 'walk' });
  expect(seen(now)).toEqual(seen(before));
});

it('leaves what was changed again since, and says so', async () => {
  const made = await aTrip();
  const [, stop, other] = visitsOf(await made.now());
  const { version } = await change(made.browser, 'PATCH', `/api/events/${stop!.id}`, { start: '2026-12-03 20:30:00' });
  await change(made.browser, 'PATCH', `/api/events/${stop!.id}`, { start: '2026-12-02 20:30:00' });
  await change(made.browser, 'PATCH', `/api/events/${other!.id}`, { amount: 900 });
  const { body } = await made.undo(version);
  expect(body.results.why).toBe(`Somebody has changed ${stop!.title} since: that stays as it is.`);
  const now = await made.now();
  expect(now.events.find(({ id }) => id === stop!.id)).toMatchObject({ start: '2026-12-02 20:30:00' });
  expect(now.events.find(({ id }) => id === other!.id)).toMatchObject({ amount: 900 });
});

it('refuses what it knows nothing of', async () => {
  const { undo } = await aTrip();
  const { status, body } = await undo(1);
  expect([status, body.code, body.message]).toEqual([422, 'does-not-apply', 'This is too long ago to be taken back.']);
});

it('the newest 200 changes can be taken back; those before go together, with each 50th version', async () => {
  const { browser, id, now } = await aTrip();
  const [stop] = visitsOf(await now());
  const { pool } = api.context;
  await pool.query('UPDATE trips SET version = 447 WHERE id = $1', [id]);
  await pool.query(
    `INSERT INTO trip_undos (trip_id, seq, events, ideas)
     SELECT $1, seq, '[]', '[]' FROM generate_series(1, 447) AS seq ON CONFLICT DO NOTHING`,
    [id],
  );
  const oldest = async () => {
    const { rows } = await pool.query('SELECT min(seq) AS seq FROM trip_undos WHERE trip_id = $1', [id]);
    return rows[0].seq;
  };
  const spend = async (amount: number) =>
    (await change(browser, 'PATCH', `/api/events/${stop!.id}`, { amount })).version;
  expect([await spend(100), await spend(200), await oldest()]).toEqual([448, 449, 1]);
  expect([await spend(300), await oldest()]).toEqual([450, 251]);
});

describe('a stop that is put between two others', () => {
  it('pushes what comes later as far as it must, and leaves what is pinned', async () => {
    const { browser, now } = await aTrip();
    const [first, second, third] = visitsOf(await now());
    // Late enough that nothing has to be pushed into it, however the day was planned.
    const evening = `${third!.date} 21:00:00`;
    await change(browser, 'PATCH', `/api/events/${third!.id}`, { start: evening, pinned: true });
    // As long as until the next one ends, which therefore has to wait.
    const patch = { start: first!.start, end: second!.end, make_room: true };
    const { events, warnings } = await change(browser, 'PATCH', `/api/events/${first!.id}`, patch);
    const at = (id: string) => events.find((event: TripEvent) => event.id === id);
    expect(at(second!.id).start > second!.start).toBe(true);
    expect(at(third!.id)).toMatchObject({ start: evening, pinned: true });
    const clash = warnings.filter(
      ({ code, event_id }: { code: string; event_id: string }) => code === 'overlap' && event_id === second!.id,
    );
    expect(clash).toEqual([]);
  });

  it('comes before what begins in the same minute, which makes room', async () => {
    const { browser, now } = await aTrip();
    const days = await now();
    const lunch = days.events.find((event) => event.type === 'meal' && event.meal === 'lunch')!;
    const stop = visitsOf(days).find(({ date, start }) => date === lunch.date && start > lunch.end)!;
    const patch = { start: lunch.start, make_room: true };
    const { events } = await change(browser, 'PATCH', `/api/events/${stop.id}`, patch);
    const at = (id: string) => events.find((event: TripEvent) => event.id === id);
    expect(at(stop.id).start).toBe(lunch.start);
    expect(at(lunch.id).start >= at(stop.id).end).toBe(true);
  });

  it('can be wished for, so that planning never leaves it out', async () => {
    const { browser, now } = await aTrip();
    const stop = visitsOf(await now()).find(({ must }) => !must)!;
    const { events } = await change(browser, 'PATCH', `/api/events/${stop.id}`, { must: true });
    expect(events.find(({ id }: TripEvent) => id === stop.id)).toMatchObject({ must: true, pinned: false });
  });
});
