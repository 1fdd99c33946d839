import type { TripEvent, VisitEvent } from '@tabi/shared/contracts/trips';
import { startTestApi, type TestApi } from '../../testing/test-api.ts';
import type { TestBrowser } from '../../testing/test-browser.ts';

let api: TestApi;
let ids: Record<string, number>;
beforeAll(async () => {
  api = await startTestApi();
  const { data } = (await api.stranger().get('/api/locations?per_page=50')).body;
  ids = Object.fromEntries(data.map(({ slug, id }: { slug: string; id: number }) => [slug, id]));
});
afterAll(() => api.close());

async function aTrip(more: object = {}) {
  const browser = await api.visitor();
  const wish = { destination_ids: [ids.kyoto], startDate: '2026-12-01', endDate: '2026-12-03', ...more };
  const { id } = (await browser.post('/api/trips/planner', wish)).body.results;
  const events: TripEvent[] = (await browser.get(`/api/trips/${id}/events`)).body.results;
  return { browser, id, events };
}
const patch = async ({ browser, id }: { browser: TestBrowser; id: string }, body: object) =>
  browser.send('PATCH', `/api/trips/${id}`, body);
const on = (events: TripEvent[], ...dates: string[]) => events.filter(({ date }) => dates.includes(date));
const visits = (events: TripEvent[]) => events.filter((event): event is VisitEvent => event.type === 'visit');
const poiIds = (events: TripEvent[]) => visits(events).map(({ poi_id }) => poi_id);
const sideIds = (trip: { side_pois: { id: number }[] }) => trip.side_pois.map(({ id }) => id);

describe('a longer trip', () => {
  it('keeps the days it has, to the minute, and plans the new ones with other places', async () => {
    const trip = await aTrip();
    const { status, body } = await trip.browser.send('PATCH', `/api/trips/${trip.id}/extend`, {
      endDate: '2026-12-05',
    });
    expect(status).toBe(200);
    const { events, moved, warnings } = body.results;
    expect(on(events, '2026-12-01', '2026-12-02', '2026-12-03')).toEqual(trip.events);
    for (const date of ['2026-12-04', '2026-12-05']) expect(visits(on(events, date)).length).toBeGreaterThan(1);
    expect(new Set(poiIds(events)).size).toBe(poiIds(events).length);
    expect([moved, warnings]).toEqual([[], []]);
    expect(body.results.trip).toMatchObject({ endDate: '2026-12-05', title: '5 days in Kyoto', version: 3 });
    expect(body.results.trip.destinations[0].endDate).toBe('2026-12-05');
  });

  it('cannot end earlier than it does, nor go on for ever', async () => {
    const trip = await aTrip();
    for (const endDate of ['2026-12-03', '2026-12-02', '2027-01-20'])
      expect((await trip.browser.send('PATCH', `/api/trips/${trip.id}/extend`, { endDate })).status).toBe(422);
  });
});

it('loses nothing when it becomes shorter, and says what moved and why', async () => {
  const trip = await aTrip();
  const own = { title: 'Flight home', start: '2026-12-03 07:00:00', end: '2026-12-03 08:00:00' };
  await trip.browser.post(`/api/trips/${trip.id}/events/custom`, own);
  const { status, body } = await patch(trip, { endDate: '2026-12-02' });
  expect(status).toBe(200);
  const { events, moved, trip: after } = body.results;
  const there = new Set([...poiIds(events), ...sideIds(after)]);
  expect(poiIds(trip.events).filter((id) => !there.has(id))).toEqual([]);
  expect(events.find(({ title }: TripEvent) => title === 'Flight home')).toMatchObject({
    start: '2026-12-02 07:00:00',
  });
  for (const visit of visits(on(trip.events, '2026-12-03')))
    expect(moved).toContainEqual(
      expect.objectContaining({
        poi_id: visit.poi_id,
        from: '2026-12-03',
        why: 'Its day is no longer part of the trip.',
      }),
    );
});

it('takes the whole plan along to other dates, and has nobody stand before closed doors', async () => {
  const trip = await aTrip();
  const { body } = await patch(trip, { startDate: '2026-12-06', endDate: '2026-12-08' });
  const { events, trip: after, moved } = body.results;
  expect(visits(events).filter(({ open }) => !open)).toEqual([]);
  const there = new Set([...poiIds(events), ...sideIds(after)]);
  expect(poiIds(trip.events).filter((id) => !there.has(id))).toEqual([]);
  for (const before of visits(trip.events)) {
    const now = visits(events).find(({ poi_id }) => poi_id === before.poi_id);
    if (now?.start.slice(11) === before.start.slice(11)) continue;
    expect(moved.map(({ poi_id }: { poi_id: number }) => poi_id)).toContain(before.poi_id);
  }
  expect(after).toMatchObject({ startDate: '2026-12-06', endDate: '2026-12-08' });
});

describe('other destinations', () => {
  it('get the new days, with the way there, while the days there are stay', async () => {
    const trip = await aTrip();
    const { status, body } = await patch(trip, { destination_ids: [ids.kyoto, ids.tokyo], endDate: '2026-12-05' });
    expect(status).toBe(200);
    const { events, trip: after } = body.results;
    expect(on(events, '2026-12-01', '2026-12-02', '2026-12-03')).toEqual(trip.events);
    expect(events.map(({ title }: TripEvent) => title)).toContain('Train to Tokyo');
    expect(after.destinations.map(({ slug, startDate }: Record<string, string>) => [slug, startDate])).toEqual([
      ['kyoto', '2026-12-01'],
      ['tokyo', '2026-12-04'],
    ]);
    expect(after.title).toBe('5 days in Kyoto and Tokyo');
  });

  it('take the place of one that is left out, whose places become ideas', async () => {
    const trip = await aTrip();
    const { body } = await patch(trip, { destination_ids: [ids.tokyo] });
    const { events, trip: after, moved } = body.results;
    expect(visits(events).every(({ destination_id }) => destination_id === ids.tokyo)).toBe(true);
    expect(visits(events).length).toBeGreaterThan(5);
    expect(sideIds(after)).toEqual(expect.arrayContaining(poiIds(trip.events)));
    expect(moved[0]).toMatchObject({ to: null, why: 'Its destination has no day on this trip any more.' });
  });

  it('cannot be more than there are days, or unknown', async () => {
    const trip = await aTrip({ endDate: '2026-12-01' });
    expect((await patch(trip, { destination_ids: [ids.kyoto, ids.tokyo] })).status).toBe(422);
    expect((await patch(trip, { destination_ids: [999_999] })).status).toBe(422);
  });
});

it.each([
  ['startDate', { startDate: '2026-11-20' }],
  ['endDate', { endDate: '2026-11-30' }],
  ['source_id', { source_id: 1 }],
])('refuses a change under %s: %j', async (field, body) => {
  const trip = await aTrip();
  const answer = await patch(trip, body);
  expect([answer.status, Object.keys(answer.body.errors)]).toEqual([422, [field]]);
});

describe('a copy', () => {
  it('has its own events on the new dates, and leaves the original as it is', async () => {
    const trip = await aTrip();
    const { status, body } = await trip.browser.post(`/api/trips/${trip.id}/duplicate`, { startDate: '2027-03-06' });
    expect(status).toBe(200);
    const { trip: copy, events } = body.results;
    expect(copy).toMatchObject({ status: 'planned', startDate: '2027-03-06', endDate: '2027-03-08', role: 'owner' });
    expect(copy.id).not.toBe(trip.id);
    expect(visits(events).length).toBeGreaterThan(5);
    expect(visits(events).filter(({ open }) => !open)).toEqual([]);
    expect((await trip.browser.get(`/api/trips/${trip.id}/events`)).body.results).toEqual(trip.events);
  });

  it('may be of one destination alone', async () => {
    const trip = await aTrip({ destination_ids: [ids.kyoto, ids.tokyo], endDate: '2026-12-05' });
    const wish = { startDate: '2027-02-01', destination_id: ids.tokyo };
    const { body } = await trip.browser.post(`/api/trips/${trip.id}/duplicate`, wish);
    expect(body.results.trip.destinations.map(({ slug }: { slug: string }) => slug)).toEqual(['tokyo']);
    expect(body.results.events.map(({ title }: TripEvent) => title)).not.toContain('Train to Tokyo');
  });
});

describe('preferences and budget', () => {
  it('are what the form was filled in with, and can be changed', async () => {
    const { browser, id } = await aTrip({ theme: 'family', tripPace: 2 });
    const path = `/api/trips/${id}/preferences`;
    expect((await browser.get(path)).body.results).toMatchObject({
      trip_id: id,
      theme: 'family',
      trip_pace: 2,
      duration: 3,
      day_start_time: '09:00',
      numberOfPeople: null,
    });
    const { status, body } = await browser.send('PATCH', path, { numberOfPeople: 'friends', day_start_time: '10:00' });
    expect([status, body.results.numberOfPeople, body.results.day_start_time]).toEqual([200, 'friends', '10:00']);
    expect((await browser.send('PATCH', path, { day_end_time: '09:30' })).status).toBe(422);
  });

  it('know the budget in the reader’s money too', async () => {
    const { browser, id } = await aTrip();
    const { body } = await browser.post(`/api/trips/${id}/budget`, { amount: 50_000, currency: 'jpy' });
    expect(body.results).toEqual({ amount: 50_000, currency: 'JPY' });
    const { results } = (await browser.get(`/api/trips/${id}/preferences`, { 'x-currency': 'USD' })).body;
    expect(results.converted_amount).toBeGreaterThan(100);
    expect(results.converted_amount).toBeLessThan(2_000);
    expect((await browser.get(`/api/trips/${id}`)).body.results.budget).toEqual({ amount: 50_000, currency: 'JPY' });
    expect((await browser.post(`/api/trips/${id}/budget`, { amount: -1, currency: 'JPY' })).status).toBe(422);
  });
});
