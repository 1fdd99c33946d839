import type { TripEvent } from '@tabi/shared/contracts/trips';
import { plannedTrip } from '../../../testing/planned-trip.ts';
import { startTestApi, type TestApi } from '../../../testing/test-api.ts';
import type { TestBrowser } from '../../../testing/test-browser.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const secret = 'Booked as ABC123';
const house = { title: 'At aunt Keiko’s', lat: 35.02, lng: 135.76 };
const noted = { amount_minor: 4321, currency: 'JPY', custom_fields: { note: secret } };

/** A trip with a note, a cost and a stay, and its public link. */
async function sharedTrip() {
  const owner = await api.visitor();
  const kyoto = (await owner.get('/api/location/kyoto')).body.results.id;
  const days = { startDate: '2026-12-01', endDate: '2026-12-02' };
  const { trip } = await plannedTrip(owner, { destination_ids: [kyoto], ...days });
  const { id } = trip;
  const own = { title: 'Massage', start: '2026-12-01 08:00:00', end: '2026-12-01 08:30:00', ...noted };
  await owner.post(`/api/trips/${id}/events/custom`, own);
  await owner.post(`/api/trips/${id}/events`, { stay: house, start: '2026-12-01 16:00:00', ...noted });
  const idea = trip.side_pois[0]?.id;
  await owner.post(`/api/destinations/kyoto/poi`, { poi_id: idea, trip_id: id });
  const { token } = (await owner.get(`/api/trips/${id}/public`)).body.results;
  return { owner, id, token };
}

/** All that the link shows, by every way of looking. */
async function shown(browser: TestBrowser, id: string, token: string) {
  const trip = (await browser.get(`/api/trips/${id}?token=${token}`)).body;
  const events = (await browser.get(`/api/trips/${id}/events`)).body;
  const shared = (await browser.get(`/api/trips/${id}/shared?token=${token}`)).body;
  const stranger = (await api.stranger().get(`/api/trips/${id}/shared?token=${token}`)).body;
  expect(stranger.results.events).toEqual(shared.results.events);
  const text = JSON.stringify([trip, events, shared]);
  const own = events.results.find(({ title }: TripEvent) => title === 'Massage');
  return {
    notes: text.includes(secret),
    costs: own.amount_minor === noted.amount_minor,
    stays: text.includes(house.title),
    budget: trip.results.budget,
  };
}

it.each([
  [{}, { notes: false, costs: false, stays: true }],
  [{ notes: true }, { notes: true, costs: false, stays: true }],
  [
    { costs: true, stays: false },
    { notes: false, costs: true, stays: false },
  ],
  [{ stays: false }, { notes: false, costs: false, stays: false }],
])('shows guests what its maker has chosen, and no more: %j', async (wish, expected) => {
  const { owner, id, token } = await sharedTrip();
  await owner.post(`/api/trips/${id}/budget`, { amount: 100_000, currency: 'JPY' });
  if (Object.keys(wish).length > 0) {
    const { status, body } = await owner.send('PATCH', `/api/trips/${id}/public`, wish);
    expect([status, body.results.shows, body.results.token]).toEqual([200, expected, token]);
  }
  expect(await shown(await api.visitor(), id, token)).toEqual({ ...expected, budget: null });
  expect((await owner.get(`/api/trips/${id}/public`)).body.results.shows).toEqual(expected);
});

it('changes what those see who have come by it already', async () => {
  const { owner, id, token } = await sharedTrip();
  const guest = await api.visitor();
  expect((await shown(guest, id, token)).notes).toBe(false);
  await owner.send('PATCH', `/api/trips/${id}/public`, { notes: true });
  expect((await shown(guest, id, token)).notes).toBe(true);
  await owner.send('PATCH', `/api/trips/${id}/public`, { notes: false });
  expect((await shown(guest, id, token)).notes).toBe(false);
});

it('is renewed with its choices, and the one before ends for everybody', async () => {
  const { owner, id, token } = await sharedTrip();
  await owner.send('PATCH', `/api/trips/${id}/public`, { costs: true });
  const guest = await api.visitor();
  await shown(guest, id, token);
  const { body } = await owner.post(`/api/trips/${id}/public`);
  expect(body.results.shows).toEqual({ notes: false, costs: true, stays: true });
  expect((await guest.get(`/api/trips/${id}/shared`)).status).toBe(404);
  expect((await api.stranger().get(`/api/trips/${id}/shared?token=${token}`)).status).toBe(404);
  expect((await shown(guest, id, body.results.token)).costs).toBe(true);
});

it('lets nobody copy a stay that it does not show', async () => {
  const { owner, id, token } = await sharedTrip();
  await owner.send('PATCH', `/api/trips/${id}/public`, { stays: false });
  const guest = await api.visitor();
  await guest.get(`/api/trips/${id}?token=${token}`);
  const copy = await guest.post(`/api/trips/${id}/duplicate`, { startDate: '2026-12-08' });
  expect([copy.status, JSON.stringify(copy.body).includes(house.title)]).toEqual([200, false]);
});

it('is for its owner to choose and to renew', async () => {
  const { owner, id, token } = await sharedTrip();
  const guest = await api.visitor();
  await guest.get(`/api/trips/${id}?token=${token}`);
  expect((await guest.send('PATCH', `/api/trips/${id}/public`, { notes: true })).status).toBe(403);
  expect((await guest.post(`/api/trips/${id}/public`)).status).toBe(403);
  expect((await owner.send('PATCH', `/api/trips/${id}/public`, {})).status).toBe(422);
});
