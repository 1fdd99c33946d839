import type { TripEvent } from '@tabi/shared/contracts/trips';
import { plannedTrip } from '../../../testing/planned-trip.ts';
import { startTestApi, type TestApi } from '../../../testing/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

async function aTrip() {
  const browser = await api.visitor();
  const kyoto = (await browser.get('/api/location/kyoto')).body.results.id;
  const wish = { destination_ids: [kyoto], startDate: '2026-12-01', endDate: '2026-12-03' };
  const { trip } = await plannedTrip(browser, wish);
  const send = (body: object) => browser.post(`/api/trips/${trip.id}/events`, body);
  return { browser, id: trip.id, send };
}

const aunt = { title: 'At aunt Keiko’s', lat: 35.02, lng: 135.76 };
const stayIn = (events: TripEvent[]) => events.find(({ type }) => type === 'stay');

it('lets a traveller stay at an address of their own, and move it', async () => {
  const { browser, id, send } = await aTrip();
  const { body } = await send({ stay: aunt, start: '2026-12-01 16:00:00', end: '2026-12-03 10:00:00' });
  expect(stayIn(body.results.events)).toMatchObject({ ...aunt, hotel_id: 0, end: '2026-12-03 10:00:00' });
  const change = { title: 'At aunt Keiko’s new house', lat: 35.1, lng: 135.7, date: '2026-12-02' };
  const { status } = await browser.send('PATCH', `/api/events/${body.results.event_id}`, change);
  expect(status).toBe(200);
  const { results } = (await browser.get(`/api/trips/${id}/events`)).body;
  expect(stayIn(results)).toMatchObject({ title: change.title, lat: 35.1, lng: 135.7, start: '2026-12-02 16:00:00' });
});

it('says where a hotel is', async () => {
  const { browser, send } = await aTrip();
  const [hotel] = (await browser.get('/api/hotels?location=kyoto')).body.data;
  const { body } = await send({ hotel_id: hotel.id, start: '2026-12-01 15:00:00' });
  expect(stayIn(body.results.events)).toMatchObject({ hotel_id: hotel.id, lat: hotel.lat, lng: hotel.lng });
  const moved = await browser.send('PATCH', `/api/events/${body.results.event_id}`, { lat: 35, lng: 135 });
  expect([moved.status, moved.body.message]).toEqual([422, 'Only an event of your own can be somewhere else.']);
});

it.each([
  [{ stay: aunt, start: '2026-12-09 15:00:00' }, 'start'],
  [{ stay: aunt, start: '2026-12-02 15:00:00', end: '2026-12-07 11:00:00' }, 'end'],
  [{ stay: { title: 'Nowhere' }, start: '2026-12-01 15:00:00' }, 'stay.lat'],
  [{ stay: { ...aunt, lat: 91 }, start: '2026-12-01 15:00:00' }, 'stay.lat'],
  [{ stay: aunt, poi_id: 1, start: '2026-12-01 15:00:00' }, 'poi_id'],
])('refuses a stay that cannot be: %j', async (stay, field) => {
  const { send } = await aTrip();
  const { status, body } = await send(stay);
  expect([status, Object.keys(body.errors)[0]]).toEqual([422, field]);
});

it('keeps an event of one’s own where one put it', async () => {
  const { browser, id } = await aTrip();
  const own = { title: 'A bench', start: '2026-12-01 06:00:00', end: '2026-12-01 07:00:00' };
  const half = await browser.post(`/api/trips/${id}/events/custom`, { ...own, lat: 35 });
  expect([half.status, Object.keys(half.body.errors)]).toEqual([422, ['lat']]);
  const { body } = await browser.post(`/api/trips/${id}/events/custom`, { ...own, lat: 35.01, lng: 135.78 });
  const bench = (events: TripEvent[]) => events.find(({ title }) => title === own.title);
  expect(bench(body.results.events)).toMatchObject({ lat: 35.01, lng: 135.78 });
  const later = { start: '2026-12-01 06:30:00', end: '2026-12-01 07:30:00' };
  const moved = await browser.send('PATCH', `/api/events/custom/${body.results.event_id}`, later);
  expect(bench(moved.body.results.events)).toMatchObject({ ...later, lat: 35.01, lng: 135.78 });
});
