import { randomUUID } from 'node:crypto';
import type { TripEvent } from '@tabi/shared/contracts/trips';
import { plannedTrip } from '../../../testing/planned-trip.ts';
import { startTestApi, type TestApi } from '../../../testing/test-api.ts';

let api: TestApi;
let kyoto: number;
beforeAll(async () => {
  api = await startTestApi();
  kyoto = (await api.stranger().get('/api/location/kyoto')).body.results.id;
});
afterAll(() => api.close());

/** A trip that is open: its next edit is stored at once. */
async function openTrip() {
  const browser = await api.visitor();
  const wish = { destination_ids: [kyoto], startDate: '2026-12-01', endDate: '2026-12-02' };
  const { trip, events } = await plannedTrip(browser, wish);
  const read = async (): Promise<{ version: number; events: TripEvent[] }> => ({
    version: (await browser.get(`/api/trips/${trip.id}`)).body.results.version,
    events: (await browser.get(`/api/trips/${trip.id}/events`)).body.results,
  });
  const stops: TripEvent[] = events.filter(({ type }: TripEvent) => type === 'visit');
  const [first, last] = [stops[0]!, stops.at(-1)!];
  const move = (event: TripEvent, clock: string, headers: Record<string, string> = {}) =>
    browser.send('PATCH', `/api/events/${event.id}`, { start: `${event.date} ${clock}` }, headers);
  const remove = (event: TripEvent, headers: Record<string, string>) =>
    browser.send('DELETE', `/api/trips/${trip.id}/events/${event.id}`, undefined, headers);
  return { browser, id: trip.id as string, read, first, last, move, remove };
}

it('stores both of two moves that are made at the same moment, each as a version of its own', async () => {
  const { read, first, last, move } = await openTrip();
  const { version } = await read();
  const both = await Promise.all([move(first, '06:10:00'), move(last, '21:10:00')]);
  expect(both.map(({ status }) => status)).toEqual([200, 200]);
  expect(both.map(({ body }) => body.results.version).sort()).toEqual([version + 1, version + 2]);
  const after = await read();
  expect(after.version).toBe(version + 2);
  const clocks = after.events.flatMap(({ id, start }) => ([first.id, last.id].includes(id) ? [start.slice(11)] : []));
  expect(clocks).toEqual(['06:10:00', '21:10:00']);
});

it('lets only one of two moves through that were made from the same version', async () => {
  const { read, first, last, move } = await openTrip();
  const { version } = await read();
  const headers = { 'if-match': `"${version}"` };
  const both = await Promise.all([move(first, '06:10:00', headers), move(last, '21:10:00', headers)]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(both.find(({ status }) => status === 409)?.body).toMatchObject({
    code: 'stale-version',
    current: { version: version + 1 },
  });
  expect((await read()).version).toBe(version + 1);
});

it('says of an edit that is sent again that it was done, though it would be refused by now', async () => {
  const { read, last, remove } = await openTrip();
  const headers = { 'idempotency-key': randomUUID() };
  expect((await remove(last, headers)).status).toBe(200);
  const { version } = await read();
  const again = await remove(last, headers);
  expect([again.status, again.body.code, again.body.current]).toEqual([409, 'done-already', { version }]);
  expect((await read()).version).toBe(version);
});

it('keeps what a move did with its ways, so that it can be taken back', async () => {
  const { browser, id, read, last, move } = await openTrip();
  const before = await read();
  const { version } = (await move(last, '21:10:00')).body.results;
  expect((await browser.post(`/api/trips/${id}/undo`, { version })).status).toBe(200);
  const { events } = await read();
  expect(events).toEqual(before.events);
});

it('stores what many do to their trips at one moment, and refuses only the one that cannot be stored', async () => {
  const trips = [];
  for (let nth = 0; nth < 4; nth++) trips.push(await openTrip());
  const before = await Promise.all(trips.map(({ read }) => read()));
  const titles = ['Tea', 'No \u0000 letter', 'Noodles', 'A walk'];
  const added = await Promise.all(
    trips.map(({ browser, id }, nth) => {
      const own = { title: titles[nth], start: '2026-12-01 05:00:00', end: '2026-12-01 05:30:00' };
      return browser.post(`/api/trips/${id}/events/custom`, own);
    }),
  );
  expect(added.map(({ status }) => status)).toEqual([200, 422, 200, 200]);
  const after = await Promise.all(trips.map(({ read }) => read()));
  expect(after.map(({ version }, nth) => version - (before[nth]?.version ?? 0))).toEqual([1, 0, 1, 1]);
  expect(after.map(({ events }) => events.find(({ type }) => type === 'custom')?.title)).toEqual([
    'Tea',
    undefined,
    'Noodles',
    'A walk',
  ]);
});
