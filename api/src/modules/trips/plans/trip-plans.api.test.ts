import type { TripEvent, VisitEvent } from '@tabi/shared/contracts/trips';
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

describe('a place that is shut on its new day', () => {
  const hours = (id: number, week: object) =>
    api.context.pool.query("UPDATE places SET hours = $2, closed_dates = '{}' WHERE id = $1", [
      id,
      JSON.stringify(week),
    ]);
  /** A day with one stop alone, on a Tuesday; by and by it goes to the Wednesday. */
  async function oneStop() {
    const trip = await aTrip({ endDate: '2026-12-01' });
    const [stop, ...others] = visits(trip.events);
    for (const { id } of others) await trip.browser.delete(`/api/trips/${trip.id}/events/${id}`);
    const { rows } = await api.context.pool.query('SELECT hours FROM places WHERE id = $1', [stop!.poi_id]);
    return { ...trip, stop: stop!, back: () => hours(stop!.poi_id, rows[0].hours) };
  }
  const wednesday = { startDate: '2026-12-02', endDate: '2026-12-02' };

  it.each(['moved', 'copied'])('becomes an idea, and the answer says why: %s', async (how) => {
    const { browser, id, stop, back } = await oneStop();
    await hours(stop.poi_id, { daily: ['09:00-18:00'], wed: [] });
    const { body } =
      how === 'moved'
        ? await patch({ browser, id }, wednesday)
        : await browser.post(`/api/trips/${id}/duplicate`, { startDate: '2026-12-02' });
    await back();
    const { events, moved, trip } = body.results;
    expect(poiIds(events)).not.toContain(stop.poi_id);
    expect(sideIds(trip)).toContain(stop.poi_id);
    const why = 'It is closed on that day.';
    expect(moved[0]).toEqual({ title: stop.title, poi_id: stop.poi_id, from: '2026-12-02', to: null, why });
    // Its time is not left empty: an idea takes it.
    const filled = { from: null, to: '2026-12-02', why: `It fills the time of ${stop.title}.` };
    expect(moved.slice(1)).toEqual([expect.objectContaining(filled)]);
    expect(poiIds(events)).toEqual([moved[1].poi_id]);
  });

  it('goes to when it is open on that day, and the answer says so', async () => {
    const { browser, id, stop, back } = await oneStop();
    await hours(stop.poi_id, { daily: ['09:00-18:00'], wed: ['14:00-21:00'] });
    const { events, moved } = (await patch({ browser, id }, wednesday)).body.results;
    await back();
    const [after] = visits(events);
    expect([after?.poi_id, after?.open]).toEqual([stop.poi_id, true]);
    const why = 'On that day it is open at another time.';
    expect(moved).toEqual([{ title: stop.title, poi_id: stop.poi_id, from: '2026-12-02', to: '2026-12-02', why }]);
  });
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

  it('give the days of one that is left out a morning, as any other day has one', async () => {
    const trip = await aTrip({ destination_ids: [ids.hanoi, ids['ho-chi-minh-city']], endDate: '2026-12-04' });
    const arrival = visits(trip.events).find(({ destination_id }) => destination_id === ids['ho-chi-minh-city'])!.date;
    const { events } = (await patch(trip, { destination_ids: [ids['ho-chi-minh-city']] })).body.results;
    const days = ['2026-12-01', '2026-12-02', arrival].map((date) => on(events, date));
    // Each trip is planned by a seed of its own, and one day of three may well begin late.
    const early = days.filter((day) => /^(09|10):/.test(visits(day)[0]!.start.slice(11)));
    expect(early.length).toBeGreaterThanOrEqual(2);
    expect(days.map((day) => day.filter(({ type }) => type === 'meal').length)).toEqual([2, 2, 2]);
  });

  it('leave to each place what was noted of it, also where its day is planned anew', async () => {
    const trip = await aTrip({ destination_ids: [ids.kyoto, ids.tokyo], endDate: '2026-12-04' });
    const before = visits(trip.events);
    for (const { id, poi_id } of before)
      await trip.browser.send('PATCH', `/api/events/${id}`, {
        amount: poi_id,
        custom_fields: { booking: `B${poi_id}` },
      });
    const { events, moved } = (await patch(trip, { destination_ids: [ids.kyoto, ids.tokyo, ids.osaka] })).body.results;
    const again = new Set(
      moved.flatMap(({ poi_id, to }: { poi_id: number; to: string | null }) => (to ? [poi_id] : [])),
    );
    expect(again.size).toBeGreaterThan(0);
    for (const { id, poi_id } of before) {
      const after = visits(events).find((event) => event.poi_id === poi_id);
      if (after) expect(after).toMatchObject({ id, amount: poi_id, custom_fields: { booking: `B${poi_id}` } });
    }
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

describe('many at once', () => {
  // More than there are connections to the database: who holds one must not wait for another.
  const crowd = Array.from({ length: 8 }, (_, index) => index);

  it('change the days of one trip, each after the other', async () => {
    const trip = await aTrip({ endDate: '2026-12-01' });
    const answers = await Promise.all(crowd.map((index) => patch(trip, { endDate: `2026-12-0${1 + (index % 2)}` })));
    expect(answers.map(({ status }) => status)).toEqual(crowd.map(() => 200));
  });

  it('extend a trip once', async () => {
    const { browser, id } = await aTrip({ endDate: '2026-12-01' });
    const extend = () => browser.send('PATCH', `/api/trips/${id}/extend`, { endDate: '2026-12-02' });
    const answers = await Promise.all([extend(), extend()]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
  });

  it('copy a trip', async () => {
    const { browser, id } = await aTrip({ endDate: '2026-12-01' });
    const wish = { startDate: '2027-02-01' };
    const answers = await Promise.all(crowd.map(() => browser.post(`/api/trips/${id}/duplicate`, wish)));
    expect(answers.map(({ status }) => status)).toEqual(crowd.map(() => 200));
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
    expect((await browser.get(`/api/trips/${id}`)).body.results.preferences).toEqual({
      theme: 'family',
      tripPace: 2,
      preferredTypes: [],
      numberOfPeople: 'friends',
    });
    expect((await browser.send('PATCH', path, { day_end_time: '09:30' })).status).toBe(422);
  });

  it('know the budget in the reader’s money too', async () => {
    const { browser, id } = await aTrip();
    const lunch = { title: 'Kaiseki', start: '2026-12-01 22:00:00', end: '2026-12-01 23:00:00' };
    const { body } = await browser.post(`/api/trips/${id}/budget`, { amount: 50_000, currency: 'jpy' });
    expect(body.results).toEqual({ amount: 50_000, amount_minor: 50_000, currency: 'JPY' });
    const { results } = (await browser.get(`/api/trips/${id}/preferences`, { 'x-currency': 'USD' })).body;
    expect(results.converted_amount).toBeGreaterThan(100);
    expect(results.converted_amount).toBeLessThan(2_000);
    const { events } = (await browser.post(`/api/trips/${id}/events/custom`, { ...lunch, amount: 4_000 })).body.results;
    await browser.send('PATCH', `/api/events/${visits(events)[0]?.id}`, { amount: 500 });
    const budget = { amount: 50_000, currency: 'JPY', spent: 4_500 };
    expect((await browser.get(`/api/trips/${id}`)).body.results.budget).toMatchObject(budget);
    expect((await browser.post(`/api/trips/${id}/budget`, { amount: -1, currency: 'JPY' })).status).toBe(422);
  });
});
