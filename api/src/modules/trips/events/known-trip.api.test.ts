import type { TripEvent } from '@tabi/shared/contracts/trips';
import { enrol } from '../../../testing/cast-people.ts';
import { plannedTrip } from '../../../testing/planned-trip.ts';
import type { TestBrowser } from '../../../testing/test-browser.ts';
import { startTestApi, type TestApi } from '../../../testing/test-api.ts';

let api: TestApi;
let kyoto: number;
beforeAll(async () => {
  api = await startTestApi();
  kyoto = (await api.stranger().get('/api/location/kyoto')).body.results.id;
});
afterEach(() => jest.restoreAllMocks());
afterAll(() => api.close());

const brief = { prefer: 'return=minimal' };

/** A trip whose last stop this browser can move, briefly told. */
async function openTrip(browser: TestBrowser) {
  const wish = { destination_ids: [kyoto], startDate: '2026-12-01', endDate: '2026-12-02' };
  const { trip, events } = await plannedTrip(browser, wish);
  const stop = events.filter(({ type }: TripEvent) => type === 'visit').at(-1)!;
  const moveBy = (mover: TestBrowser, clock: string) =>
    mover.send('PATCH', `/api/events/${stop.id}`, { start: `${stop.date} ${clock}` }, brief);
  return { id: trip.id as string, stop, moveBy };
}

/** A trip that is kept, and known by one of its events, with one more who plans it and has moved that event. */
async function sharedTrip() {
  const [owner, friend] = [await enrol(api, 'Owner'), await enrol(api, 'Friend')];
  const trip = await openTrip(owner.browser);
  const { token } = (await owner.browser.get(`/api/trips/${trip.id}/invite`)).body.results;
  await friend.browser.get(`/api/trips/${trip.id}?token=${token}`);
  for (const clock of ['20:10:00', '20:15:00']) expect((await trip.moveBy(friend.browser, clock)).status).toBe(200);
  return { ...trip, token, owner: owner.browser, friend };
}

const refusal = ({ status, body }: { status: number; body: { code?: string } }) => [status, body.code];

it('asks for no trip that it knows when an event of it is moved once more', async () => {
  const browser = await api.visitor();
  const { moveBy } = await openTrip(browser);
  await moveBy(browser, '20:10:00');
  const query = jest.spyOn(api.context.pool, 'query');
  const { status, body } = await moveBy(browser, '20:15:00');
  expect([status, body.results.version - body.results.since]).toEqual([200, 1]);
  const asked = query.mock.calls.map(([given]) => (given as unknown as { name: string }).name);
  expect(asked).toContain('day-events.write-at-once');
  expect(asked).not.toContain('trips.of-events');
});

it('refuses whoever is no longer on the trip', async () => {
  const { owner, friend, id, moveBy } = await sharedTrip();
  expect((await owner.delete(`/api/trips/${id}/user/${friend.id}`)).status).toBe(200);
  expect(refusal(await moveBy(friend.browser, '20:20:00'))).toEqual([404, 'not-found']);
});

it('refuses everybody once the trip is locked, and nobody once it is unlocked', async () => {
  const { owner, friend, id, moveBy } = await sharedTrip();
  const lock = (locked: boolean) => owner.send('PATCH', `/api/trips/${id}`, { locked });
  await lock(true);
  expect(refusal(await moveBy(friend.browser, '20:20:00'))).toEqual([403, 'trip-locked']);
  await lock(false);
  expect((await moveBy(friend.browser, '20:25:00')).status).toBe(200);
});

it('finds nothing of a trip that was thrown away', async () => {
  const { owner, friend, id, moveBy } = await sharedTrip();
  expect((await owner.delete(`/api/trips/${id}`)).status).toBe(200);
  for (const browser of [owner, friend.browser])
    expect(refusal(await moveBy(browser, '20:20:00'))).toEqual([404, 'not-found']);
});

it('refuses the browser whose trip has become an account’s, once that is signed out', async () => {
  const browser = await api.visitor();
  const { moveBy } = await openTrip(browser);
  await moveBy(browser, '20:10:00');
  const password = 'a long password';
  const form = { name: 'Mai', email: 'mai.known@example.com', password, password_confirmation: password };
  expect((await browser.post('/api/register', form)).status).toBe(200);
  expect((await moveBy(browser, '20:15:00')).status).toBe(200);
  await browser.post('/api/logout');
  expect(refusal(await moveBy(browser, '20:20:00'))).toEqual([404, 'not-found']);
});

it('tells strangers nothing, and whoever may only look that they cannot edit', async () => {
  const { token, id, moveBy } = await sharedTrip();
  expect(refusal(await moveBy(await api.visitor(), '20:20:00'))).toEqual([404, 'not-found']);
  const guest = await api.visitor();
  await guest.get(`/api/trips/${id}?token=${token}`);
  expect(refusal(await moveBy(guest, '20:20:00'))).toEqual([403, 'look-only']);
});

it('finds no event that was taken off', async () => {
  const { owner, friend, id, stop, moveBy } = await sharedTrip();
  expect((await owner.delete(`/api/trips/${id}/events/${stop.id}`)).status).toBe(200);
  expect(refusal(await moveBy(friend.browser, '20:20:00'))).toEqual([404, 'not-found']);
});

it('moves an event on the trip as somebody else has made it meanwhile', async () => {
  const { owner, friend, id, moveBy } = await sharedTrip();
  const { version } = (await owner.get(`/api/trips/${id}`)).body.results;
  await owner.send('PATCH', `/api/trips/${id}`, { title: 'Two days of temples' });
  const { status, body } = await moveBy(friend.browser, '20:20:00');
  expect([status, body.results.version]).toEqual([200, version + 2]);
  const after = (await owner.get(`/api/trips/${id}`)).body.results;
  expect([after.title, after.version]).toEqual(['Two days of temples', version + 2]);
});
