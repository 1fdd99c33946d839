import type { Poi } from '@tabi/shared/contracts/places';
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
  return { browser, id: trip.id, events, ideas: trip.side_pois.map(({ id }) => id) };
}

const visitsOf = (events: TripEvent[]) => events.filter((event): event is VisitEvent => event.type === 'visit');
it('ideas come and go by the stay of the trip, and by destination and trip', async () => {
  const trip = await aTrip();
  const [part] = (await trip.browser.get(`/api/trips/${trip.id}`)).body.results.destinations;
  const stop = visitsOf(trip.events)[0]!;
  const { poi_id } = stop;
  const address = `/api/destinations/${part.part_id}/poi`;
  // What stands on a day is no idea as well.
  expect((await trip.browser.post(address, { poi_id })).body.code).toBe('on-trip-already');
  await trip.browser.delete(`/api/trips/${trip.id}/events/${stop.id}`);
  const { status, body } = await trip.browser.post(address, { poi_id });
  expect([status, body.results[0].id]).toEqual([200, poi_id]);
  const gone = await trip.browser.delete(`/api/destinations/kyoto/poi/${poi_id}?trip_id=${trip.id}`);
  expect(gone.body.results.map(({ id }: { id: number }) => id)).toEqual(trip.ideas);
});

it('ideas come back with what was noted of them, so that taking one off can be taken back', async () => {
  const trip = await aTrip();
  const back = { poi_id: trip.ideas[0], trip_id: trip.id, custom_fields: { note: 'By boat' } };
  await trip.browser.delete(`/api/destinations/kyoto/poi/${trip.ideas[0]}?trip_id=${trip.id}`);
  const cost = { amount_minor: 1250, currency: 'USD' };
  const { status, body } = await trip.browser.post('/api/destinations/kyoto/poi', { ...back, ...cost });
  expect(status).toBe(200);
  expect(body.results[0]).toMatchObject({ id: trip.ideas[0], ...cost, custom_fields: back.custom_fields });
  const without = await trip.browser.post('/api/destinations/kyoto/poi', { ...back, amount_minor: 1250 });
  expect([without.status, Object.keys(without.body.errors)]).toEqual([422, ['currency']]);
});

it('ideas are of the destination itself', async () => {
  const trip = await aTrip();
  const [tokyo] = (await trip.browser.get('/api/pointOfInterests?location=tokyo')).body.data;
  const { status } = await trip.browser.post('/api/destinations/kyoto/poi', { poi_id: tokyo.id, trip_id: trip.id });
  expect(status).toBe(422);
  expect((await trip.browser.post('/api/destinations/kyoto/poi', { poi_id: trip.ideas[0] })).status).toBe(422);
});

it('ideas may be looked for among the best of a destination', async () => {
  const trip = await aTrip();
  const { poi_id } = visitsOf(trip.events)[0]!;
  const { results } = (await api.stranger().get(`/api/pointOfInterests/${poi_id}/top?limit=4`)).body;
  expect(results).toHaveLength(4);
  expect(results.map(({ id }: { id: number }) => id)).not.toContain(poi_id);
});

it('an idea is one, or wanted, or been to; planning again begins with what is wanted and leaves out where one was', async () => {
  const trip = await aTrip({ endDate: '2026-12-02', tripPace: 0 });
  const { side_pois: ideas } = (await trip.browser.get(`/api/trips/${trip.id}`)).body.results;
  const [{ id: wanted }] = ideas.sort((a: Poi, b: Poi) => a.visit_minutes - b.visit_minutes);
  const been = visitsOf(trip.events)[0]!;
  const mark = (poi: number, state: string) =>
    trip.browser.send('PATCH', `/api/destinations/kyoto/poi/${poi}?trip_id=${trip.id}`, { state });
  const stateOf = (results: { id: number; state: string }[], poi: number) =>
    results.find(({ id }) => id === poi)?.state;
  expect((await mark(been.poi_id, 'been')).status).toBe(404);
  await trip.browser.get(`/api/trips/${trip.id}/events/${been.id}/return`);
  const first = await mark(wanted, 'want');
  expect([first.status, stateOf(first.body.results, wanted)]).toEqual([200, 'want']);
  expect(stateOf((await mark(been.poi_id, 'been')).body.results, been.poi_id)).toBe('been');
  expect((await mark(wanted, 'never')).status).toBe(422);

  await trip.browser.post(`/api/trips/${trip.id}/plan`, {});
  const events: TripEvent[] = (await trip.browser.get(`/api/trips/${trip.id}/events`)).body.results;
  const planned = visitsOf(events).map(({ poi_id }) => poi_id);
  expect(planned).toContain(wanted);
  expect(planned).not.toContain(been.poi_id);
  const { side_pois } = (await trip.browser.get(`/api/trips/${trip.id}`)).body.results;
  expect(stateOf(side_pois, been.poi_id)).toBe('been');
});

it('an idea that comes back is what it was', async () => {
  const trip = await aTrip();
  const [poi_id] = trip.ideas;
  await trip.browser.delete(`/api/destinations/kyoto/poi/${poi_id}?trip_id=${trip.id}`);
  const back = { poi_id, trip_id: trip.id, state: 'been' };
  const { body } = await trip.browser.post('/api/destinations/kyoto/poi', back);
  expect(body.results[0]).toMatchObject({ id: poi_id, state: 'been' });
});
