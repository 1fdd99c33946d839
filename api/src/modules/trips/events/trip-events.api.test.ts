import type { TripEvent, VisitEvent } from '@tabi/shared/contracts/trips';
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

interface Trip {
  browser: TestBrowser;
  id: string;
  events: TripEvent[];
  /** Ids of places that are ideas. */
  ideas: number[];
}

async function aTrip(more: object = {}): Promise<Trip> {
  const browser = await api.visitor();
  const wish = { destination_ids: [kyoto], startDate: '2026-12-01', endDate: '2026-12-03', ...more };
  const { trip, events } = await plannedTrip(browser, wish);
  return { browser, id: trip.id, events, ideas: trip.side_pois.map((poi) => poi.id) };
}

const visitsOf = (events: TripEvent[]) => events.filter((event): event is VisitEvent => event.type === 'visit');
const on = (events: TripEvent[], date: string) => events.filter((event) => event.date === date);
const versionOf = async ({ browser, id }: Trip) => (await browser.get(`/api/trips/${id}`)).body.results.version;
const codes = (warnings: { code: string }[]) => warnings.map(({ code }) => code);

/** Whoever reads a day from top to bottom comes to every stop by a way that ends when the stop begins. */
function brokenWays(events: TripEvent[]): string[] {
  return events.flatMap((event, index) => {
    if (event.type !== 'hop') return [];
    const next = events.slice(index + 1).find(({ date, type }) => date === event.date && type === 'visit');
    if (next && event.end > next.start) return [`${event.title} ends after ${next.title} begins.`];
    return next && !event.title.endsWith(`to ${next.title}`) ? [`${event.title} leads to ${next.title}.`] : [];
  });
}

describe('a moved stop', () => {
  it('stands where it was put, with new ways around it on both days', async () => {
    const trip = await aTrip();
    const [, stop] = visitsOf(on(trip.events, '2026-12-01'));
    // At a minute that no plan uses, so that no other stop begins just then.
    const patch = { start: '2026-12-03 20:32:00', end: '2026-12-03 21:32:00' };
    const { status, body } = await trip.browser.send('PATCH', `/api/events/${stop!.id}`, patch);
    expect([status, body.results.version]).toEqual([200, 3]);
    const { events } = body.results;
    expect(events.find(({ id }: TripEvent) => id === stop!.id)).toMatchObject({
      ...patch,
      date: '2026-12-03',
      pinned: true,
    });
    expect(brokenWays(events)).toEqual([]);
    expect(
      events.some(({ title, date }: TripEvent) => title.endsWith(`to ${stop!.title}`) && date === '2026-12-01'),
    ).toBe(false);
  });

  it('leaves everything else at its time', async () => {
    const trip = await aTrip();
    const [stop] = visitsOf(trip.events);
    const { body } = await trip.browser.send('PATCH', `/api/events/${stop!.id}`, { date: '2026-12-03' });
    const times = (events: TripEvent[]) =>
      visitsOf(events)
        .filter(({ id }) => id !== stop!.id)
        .map(({ id, start, end }) => ({ id, start, end }));
    expect(times(body.results.events)).toEqual(times(trip.events));
  });

  it('is not refused at an unwise time, but warned of', async () => {
    const trip = await aTrip();
    const [first, second] = visitsOf(trip.events);
    const { body } = await trip.browser.send('PATCH', `/api/events/${second!.id}`, { start: first!.start });
    expect(codes(body.results.warnings)).toContain('overlap');
    const night = await trip.browser.send('PATCH', `/api/events/${second!.id}`, { start: '2026-12-01 03:00:00' });
    expect(codes(night.body.results.warnings)).toEqual(expect.arrayContaining(['outside-day']));
  });

  it.each([
    ['start', { start: '2026-12-09 10:00:00' }],
    ['start', { start: '2026-13-45 10:00:00' }],
    ['end', { start: '2026-12-01 10:00:00', end: '2026-12-01 09:00:00' }],
    ['end', { end: '2026-12-01 00:01:00' }],
  ])('is refused where it cannot be: %s of %j', async (field, patch) => {
    const trip = await aTrip();
    const [stop] = visitsOf(trip.events);
    const { status, body } = await trip.browser.send('PATCH', `/api/events/${stop!.id}`, patch);
    expect([status, Object.keys(body.errors)]).toEqual([422, [field]]);
    expect(await versionOf(trip)).toBe(2);
  });

  it('keeps its time and its ways when only its cost changes', async () => {
    const trip = await aTrip();
    const [stop] = visitsOf(trip.events);
    const { body } = await trip.browser.send('PATCH', `/api/events/${stop!.id}`, { amount: 500 });
    expect(body.results.events).toEqual(
      trip.events.map((event) =>
        event.id === stop!.id ? { ...event, amount: 500, amount_minor: 500, currency: 'JPY' } : event,
      ),
    );
  });
});

describe('an added place', () => {
  it('takes as long as a visit does, and is no idea any more', async () => {
    const trip = await aTrip();
    const { body } = await trip.browser.post(`/api/trips/${trip.id}/events`, {
      poi_id: trip.ideas[0],
      start: '2026-12-02 21:00:00',
    });
    const event = body.results.events.find(({ id }: TripEvent) => id === body.results.event_id);
    expect(event).toMatchObject({ type: 'visit', poi_id: trip.ideas[0], pinned: true });
    const { side_pois } = (await trip.browser.get(`/api/trips/${trip.id}`)).body.results;
    expect(side_pois.map(({ id }: { id: number }) => id)).not.toContain(trip.ideas[0]);
    expect(brokenWays(body.results.events)).toEqual([]);
  });

  it('goes where it fits best, and is told where and why', async () => {
    const trip = await aTrip({ tripPace: 0 });
    for (const poi_id of trip.ideas.slice(0, 8)) {
      const { status, body } = await trip.browser.post(`/api/trips/${trip.id}/events/suggested`, { poi_id });
      if (status === 422 || body.results.options) continue;
      const event = body.results.events.find(({ id }: TripEvent) => id === body.results.event_id);
      expect(event).toMatchObject({ poi_id, open: true });
      expect(body.results.why).toMatch(/\w{3} \d December, \d\d:\d\d–\d\d:\d\d.*open/);
      expect(codes(body.results.warnings)).toEqual([]);
      return;
    }
    throw new Error('No idea fitted.');
  });

  it('goes into an emptied day without moving anything', async () => {
    const trip = await aTrip();
    const last = visitsOf(on(trip.events, '2026-12-03'));
    for (const { id } of last) await trip.browser.delete(`/api/trips/${trip.id}/events/${id}`);
    const { status, body } = await trip.browser.post(`/api/trips/${trip.id}/events/suggested`, {
      poi_id: last[0]!.poi_id,
    });
    expect(status).toBe(200);
    expect(body.results.events.find(({ id }: TripEvent) => id === body.results.event_id).date).toBe('2026-12-03');
  });

  it('cannot be one that is there, of another city, or of nowhere', async () => {
    const trip = await aTrip();
    const { results } = (await trip.browser.get('/api/pointOfInterests?location=tokyo')).body.data
      ? { results: (await trip.browser.get('/api/pointOfInterests?location=tokyo')).body.data }
      : { results: [] };
    for (const poi_id of [visitsOf(trip.events)[0]!.poi_id, results[0].id, 999_999]) {
      const { status, body } = await trip.browser.post(`/api/trips/${trip.id}/events/suggested`, { poi_id });
      expect([status, Object.keys(body.errors)]).toEqual([422, ['poi_id']]);
    }
  });
});

describe('events of one’s own and hotels', () => {
  it('are added, changed and taken off', async () => {
    const trip = await aTrip();
    const own = { title: 'Dinner with Aya', start: '2026-12-01 22:10:00', end: '2026-12-01 23:00:00', amount: 4000 };
    const { body } = await trip.browser.post(`/api/trips/${trip.id}/events/custom`, own);
    const id = body.results.event_id;
    expect(body.results.events.find((event: TripEvent) => event.id === id)).toMatchObject({ ...own, type: 'custom' });
    const patched = await trip.browser.send('PATCH', `/api/events/custom/${id}`, {
      title: 'Dinner',
      date: '2026-12-02',
    });
    expect(patched.body.results.events.find((event: TripEvent) => event.id === id)).toMatchObject({
      title: 'Dinner',
      start: '2026-12-02 22:10:00',
    });
    const gone = await trip.browser.delete(`/api/trips/${trip.id}/events/custom/${id}`);
    expect(gone.body.results.events).toEqual(trip.events);
  });

  it('stay a night', async () => {
    const trip = await aTrip();
    const [hotel] = (await trip.browser.get('/api/hotels?location=kyoto')).body.data;
    const { body } = await trip.browser.post(`/api/trips/${trip.id}/events`, {
      hotel_id: hotel.id,
      start: '2026-12-01 15:00:00',
    });
    expect(body.results.events.find(({ type }: TripEvent) => type === 'stay')).toMatchObject({
      hotel_id: hotel.id,
      title: hotel.name,
      end: '2026-12-02 11:00:00',
    });
    expect(body.results.warnings).toEqual([]);
    const [elsewhere] = (await trip.browser.get('/api/hotels?locations=tokyo')).body.data;
    const wrong = { hotel_id: elsewhere.id, start: '2026-12-01 15:00:00' };
    const refused = await trip.browser.post(`/api/trips/${trip.id}/events`, wrong);
    expect([refused.status, Object.keys(refused.body.errors)]).toEqual([422, ['hotel_id']]);
  });

  it('are not to be had under each other’s address', async () => {
    const trip = await aTrip();
    const [stop] = visitsOf(trip.events);
    expect((await trip.browser.delete(`/api/trips/${trip.id}/events/custom/${stop!.id}`)).status).toBe(404);
    expect((await trip.browser.send('PATCH', `/api/events/custom/${stop!.id}`, { amount: 1 })).status).toBe(404);
    expect((await trip.browser.send('PATCH', `/api/events/hop/${stop!.id}`, { travel_mode: 'walk' })).status).toBe(404);
  });
});

it('puts a returned place before all other ideas, once', async () => {
  const trip = await aTrip();
  const [stop] = visitsOf(trip.events);
  const { status, body } = await trip.browser.get(`/api/trips/${trip.id}/events/${stop!.id}/return`);
  expect([status, body.results.event_id]).toEqual([200, null]);
  expect(brokenWays(body.results.events)).toEqual([]);
  const { side_pois } = (await trip.browser.get(`/api/trips/${trip.id}`)).body.results;
  expect(side_pois[0].id).toBe(stop!.poi_id);
  expect((await trip.browser.get(`/api/trips/${trip.id}/events/${stop!.id}/return`)).status).toBe(404);
});

it('goes another way, and what comes later makes room', async () => {
  const trip = await aTrip();
  const hop = trip.events
    .filter((event) => event.type === 'hop')
    .sort((a, b) => b.metres - a.metres)
    .find(({ travel_mode }) => travel_mode !== 'walk')!;
  const { status, body } = await trip.browser.send('PATCH', `/api/events/hop/${hop.id}`, { travel_mode: 'walk' });
  expect(status).toBe(200);
  const after = body.results.events.find(({ id }: TripEvent) => id === hop.id);
  expect(after.travel_mode).toBe('walk');
  expect(after.minutes).toBeGreaterThan(hop.minutes);
  expect(codes(body.results.warnings)).not.toContain('travel');
  expect(codes(body.results.warnings)).not.toContain('overlap');
  expect(brokenWays(body.results.events)).toEqual([]);
});

describe('a change meant for an older version', () => {
  it('is refused with the trip as it is now, and changes nothing', async () => {
    const trip = await aTrip();
    const [stop] = visitsOf(trip.events);
    const path = `/api/events/${stop!.id}`;
    const seen = { 'if-match': '"2"' };
    expect((await trip.browser.send('PATCH', path, { amount: 1 }, seen)).status).toBe(200);
    const { status, body } = await trip.browser.send('PATCH', path, { amount: 2 }, seen);
    expect(status).toBe(409);
    expect(body.current).toMatchObject({ version: 3, trip: { id: trip.id, version: 3 } });
    expect(body.current.events.find(({ id }: TripEvent) => id === stop!.id).amount).toBe(1);
  });

  it('is taken when it says nothing about versions', async () => {
    const trip = await aTrip();
    const [stop] = visitsOf(trip.events);
    for (const amount of [1, 2])
      expect((await trip.browser.send('PATCH', `/api/events/${stop!.id}`, { amount })).body.results.version).toBe(
        2 + amount,
      );
  });
});

it('needs the token of our own pages to put a place back', async () => {
  const trip = await aTrip();
  const [stop] = visitsOf(trip.events);
  const path = `/api/trips/${trip.id}/events/${stop!.id}/return`;
  expect((await trip.browser.get(path, { 'x-xsrf-token': 'none' })).status).toBe(419);
  expect((await trip.browser.get(path, { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
});
