import type { TripEvent, VisitEvent } from '@tabi/shared/contracts/trips';
import { destinationIds, plannedTrip, whenPlanned } from '../../../testing/planned-trip.ts';
import { startTestApi, type TestApi } from '../../../testing/test-api.ts';

let api: TestApi;
let ids: Record<string, number>;
beforeAll(async () => {
  api = await startTestApi();
  ids = await destinationIds(api.stranger(), 'kyoto', 'hanoi', 'hue', 'ninh-binh');
});
afterAll(() => api.close());

const wish = (more: object = {}) => ({
  destination_ids: [ids.kyoto],
  startDate: '2026-12-01',
  endDate: '2026-12-03',
  ...more,
});
async function aTrip(more: object = {}) {
  const browser = await api.visitor();
  const { trip, events } = await plannedTrip(browser, wish(more));
  return { browser, id: trip.id, events };
}
const visits = (events: TripEvent[]) => events.filter((event): event is VisitEvent => event.type === 'visit');
const shown = async ({ browser, id }: Awaited<ReturnType<typeof aTrip>>) =>
  (await browser.get(`/api/trips/${id}`)).body.results;
const fail = (id: string) =>
  api.context.pool.query(
    `WITH gone AS (DELETE FROM trip_events WHERE trip_id = $1)
     UPDATE trips SET status = 'failed', message = 'No way.' WHERE id = $1`,
    [id],
  );

describe('a trip asked for with a trip_id', () => {
  it.each(['/api/trips', '/api/trips/planner'])('is that trip, with other days and wishes: %s', async (path) => {
    const trip = await aTrip();
    const body = wish({
      trip_id: trip.id,
      endDate: '2026-12-04',
      tripPace: 0,
      startTime: '10:00',
      numberOfPeople: 'family',
    });
    const answer = await trip.browser.post(path, body);
    expect([answer.status, answer.body.results.id]).toEqual([200, trip.id]);
    const after = await shown(trip);
    expect(after).toMatchObject({ endDate: '2026-12-04', tripPace: 0, startTime: '10:00', title: '4 days in Kyoto' });
    expect(after.preferences.numberOfPeople).toBe('family');
    const starts = visits((await whenPlanned(trip.browser, trip.id)).events).map(({ start }) => start.slice(11));
    expect(starts.filter((start) => start < '10:00:00')).toEqual([]);
    expect((await trip.browser.get('/api/user/trips')).body.results).toHaveLength(1);
  });

  it('is nobody else’s', async () => {
    const trip = await aTrip();
    const other = await api.visitor();
    expect((await other.post('/api/trips/planner', wish({ trip_id: trip.id }))).status).toBe(404);
  });
});

describe('days that are not all said', () => {
  it('begin tomorrow and are as many as asked for', async () => {
    const browser = await api.visitor();
    const { results } = (await browser.post('/api/trips/planner', { destination_ids: [ids.kyoto], duration: 3 })).body;
    expect(results.trip).toMatchObject({ startDate: '2026-11-22', endDate: '2026-11-24' });
    const one = (await browser.post('/api/trips/planner', { destination_ids: [ids.kyoto] })).body.results;
    expect(one.trip).toMatchObject({ startDate: '2026-11-22', endDate: '2026-11-22' });
  });

  it('are refused in words where they contradict one another', async () => {
    const browser = await api.visitor();
    const { status, body } = await browser.post('/api/trips/planner', wish({ duration: 5 }));
    expect([status, body.errors]).toEqual([
      422,
      { duration: ['These dates are 3 days, and the trip was to be 5 days. Change one of them.'] },
    ]);
  });

  it('are refused with something to like that nobody can choose, at first and when changed', async () => {
    const unknown = 'We do not know one of the things that you like. Choose them again from the list.';
    const trip = await aTrip({ preferredTypes: ['nature'] });
    const likes = (preferredTypes: string[], more = {}) =>
      trip.browser.post('/api/trips', wish({ preferredTypes, ...more }));
    for (const more of [{}, { trip_id: trip.id }]) {
      const { status, body } = await likes(['nature', 'nonsense-tag'], more);
      expect([status, body.errors]).toEqual([422, { preferredTypes: [unknown] }]);
    }
    const changed = { preferred_types: ['nonsense-tag'] };
    const { status, body } = await trip.browser.send('PATCH', `/api/trips/${trip.id}/preferences`, changed);
    expect([status, body.errors]).toEqual([422, { preferred_types: [unknown] }]);
    await api.context.pool.query("UPDATE trips SET preferred_types = '{of-a-tour}' WHERE id = $1", [trip.id]);
    expect((await likes(['of-a-tour'], { trip_id: trip.id })).status).toBe(200);
  });

  it('are refused for what is wrong with them, and for that alone', async () => {
    const browser = await api.visitor();
    const { errors } = (await browser.post('/api/trips', wish({ startDate: '2026-13-45' }))).body;
    expect(errors).toEqual({ startDate: [expect.stringMatching(/^[A-Z].*\.$/)] });
    const { body } = await browser.post('/api/trips', wish({ currency: 'no' }));
    expect(body.errors).toEqual({ currency: ['Choose a currency from the list.'] });
  });
});

describe('a form that is sent twice', () => {
  it('makes one trip, one after the other and at once', async () => {
    const browser = await api.visitor();
    const headers = { 'idempotency-key': 'a-key-of-one-sending' };
    const send = () => browser.post('/api/trips/planner', wish(), headers);
    const first = (await send()).body.results.id;
    const again = await Promise.all([send(), send()]);
    expect(again.map(({ body }) => body.results.id)).toEqual([first, first]);
    const other = await api.visitor();
    expect((await other.post('/api/trips/planner', wish(), headers)).body.results.id).not.toBe(first);
    expect((await browser.get('/api/user/trips')).body.results).toHaveLength(1);
  });

  it('makes one trip where both arrive at the same moment', async () => {
    const browser = await api.visitor();
    const headers = { 'idempotency-key': 'another-key' };
    const both = await Promise.all([1, 2, 3].map(() => browser.post('/api/trips/planner', wish(), headers)));
    expect(new Set(both.map(({ body }) => body.results.id)).size).toBe(1);
  });
});

describe('a trip whose planning failed', () => {
  it('is planned when its days are others', async () => {
    const trip = await aTrip();
    await fail(trip.id);
    const { status, body } = await trip.browser.send('PATCH', `/api/trips/${trip.id}`, { endDate: '2026-12-02' });
    expect([status, body.results.trip.message]).toEqual([200, null]);
    const planned = await whenPlanned(trip.browser, trip.id);
    expect(visits(planned.events).length).toBeGreaterThan(3);
    expect(planned.trip.endDate).toBe('2026-12-02');
  });

  it('is planned when it is asked again, after its hours have changed', async () => {
    const trip = await aTrip();
    await fail(trip.id);
    await trip.browser.send('PATCH', `/api/trips/${trip.id}/preferences`, { day_start_time: '11:00' });
    await trip.browser.post(`/api/trips/${trip.id}/plan`, {});
    const { events } = await whenPlanned(trip.browser, trip.id);
    expect(visits(events).length).toBeGreaterThan(3);
    expect(visits(events).filter(({ start }) => start.slice(11) < '11:00:00')).toEqual([]);
  });
});

describe('planning again', () => {
  it('follows what is wished now, keeps what the traveller placed, and shows it first', async () => {
    const trip = await aTrip();
    const [stop, noted] = visits(trip.events);
    const at = { start: '2026-12-02 13:00:00', end: '2026-12-02 14:00:00' };
    await trip.browser.send('PATCH', `/api/events/${stop!.id}`, at);
    await trip.browser.send('PATCH', `/api/events/${noted!.id}`, { amount: 7, custom_fields: { note: 'book' } });
    const wanted = { day_start_time: '10:30', day_end_time: '19:00', trip_pace: 0 };
    await trip.browser.send('PATCH', `/api/trips/${trip.id}/preferences`, wanted);
    const { version } = await shown(trip);
    const before = (await trip.browser.get(`/api/trips/${trip.id}/events`)).body;
    expect(before.warnings.map(({ code }: { code: string }) => code)).toContain('outside-day');
    const look = (await trip.browser.post(`/api/trips/${trip.id}/plan`, { preview: true })).body.results;
    expect(look.moved.length).toBeGreaterThan(0);
    expect((await trip.browser.get(`/api/trips/${trip.id}/events`)).body).toEqual(before);
    expect((await shown(trip)).version).toBe(version);
    const { results } = (await trip.browser.post(`/api/trips/${trip.id}/plan`, {})).body;
    const timesOf = (events: TripEvent[]) => events.map(({ title, start, end }) => ({ title, start, end }));
    expect(timesOf(results.events)).toEqual(timesOf(look.events));
    expect(results.warnings).toEqual([]);
    expect(results.events.find(({ id }: TripEvent) => id === stop!.id)).toMatchObject(at);
    const kept = [...visits(results.events), ...results.trip.side_pois].find(
      (place) => ('poi_id' in place ? place.poi_id : place.id) === noted!.poi_id,
    );
    expect(kept).toMatchObject({ amount: 7, custom_fields: { note: 'book' } });
    const there = new Set([
      ...visits(results.events).map(({ poi_id }) => poi_id),
      ...results.trip.side_pois.map(({ id }: { id: number }) => id),
    ]);
    expect(visits(trip.events).filter(({ poi_id }) => !there.has(poi_id))).toEqual([]);
  });
});

describe('a condition on the version', () => {
  const stale = { 'if-match': '"1"' };

  it('is heeded by whatever deletes', async () => {
    const trip = await aTrip();
    const [stop] = visits(trip.events);
    const todo = (await trip.browser.post(`/api/trips/${trip.id}/todos`, { title: 'Pack' })).body.results.id;
    const idea = (await shown(trip)).side_pois[0].id;
    for (const path of [
      `/api/trips/${trip.id}`,
      `/api/trips/${trip.id}/events/${stop!.id}`,
      `/api/trips/${trip.id}/todos/${todo}`,
      `/api/trips/${trip.id}/public`,
      `/api/trips/${trip.id}/invite`,
      `/api/destinations/kyoto/poi/${idea}?trip_id=${trip.id}`,
    ])
      expect([path, (await trip.browser.send('DELETE', path, undefined, stale)).status]).toEqual([path, 409]);
    const { version } = await shown(trip);
    const right = { 'if-match': `"${version}"` };
    expect((await trip.browser.send('DELETE', `/api/trips/${trip.id}`, undefined, right)).status).toBe(200);
  });

  it('that names no version at all is met by none', async () => {
    const trip = await aTrip();
    const patch = (header: string) =>
      trip.browser.send('PATCH', `/api/trips/${trip.id}`, { title: 'Ours' }, { 'if-match': header });
    expect([(await patch('abc')).status, (await patch('*')).status]).toEqual([409, 200]);
  });
});

it('The days of a trip follow the order of destinations that is asked for, and its name follows them.', async () => {
  const trip = await aTrip({ destination_ids: [ids.hanoi, ids.hue], endDate: '2026-12-04' });
  const patch = async (body: object) => (await trip.browser.send('PATCH', `/api/trips/${trip.id}`, body)).body.results;
  const turned = await patch({ destination_ids: [ids.hue, ids.hanoi] });
  expect(turned.trip.title).toBe('4 days in Hue and Hanoi');
  expect(turned.trip.destinations.map(({ slug }: { slug: string }) => slug)).toEqual(['hue', 'hanoi']);
  expect(new Set(turned.events.map(({ destination_id }: TripEvent) => destination_id))).toEqual(
    new Set([ids.hue, ids.hanoi]),
  );
  expect(turned.events[0].destination_id).toBe(ids.hue);
  const longer = await patch({
    destination_ids: [ids.hue, ids.hanoi, ids['ninh-binh']],
    endDate: '2026-12-06',
  });
  expect(longer.trip.title).toMatch(/^6 days in Hue, Hanoi and /);
});
