import { destinationIds } from '../../../testing/planned-trip.ts';
import { startTestApi, type TestApi } from '../../../testing/test-api.ts';

let api: TestApi;
let ids: Record<string, number>;
beforeAll(async () => {
  api = await startTestApi();
  ids = await destinationIds(api.stranger(), 'kyoto');
});
afterAll(() => api.close());

const ask = (sql: string, ...values: unknown[]) => api.context.pool.query(sql, values);

async function planned() {
  const browser = await api.visitor();
  const wish = { destination_ids: [ids['kyoto']], startDate: '2026-12-01', endDate: '2026-12-02' };
  const { trip } = (await browser.post('/api/trips', wish)).body.results;
  const read = async () => (await browser.get(`/api/trips/${trip.id}?days=yes`)).body;
  const titles = async () => (await read()).events.map(({ title }: { title: string }) => title);
  return { browser, trip, read, titles };
}

/** As a process that tells nobody of it would: the version stays. */
const nameSilently = (tripId: string, title: string) =>
  ask(`UPDATE trip_events SET title = $2 WHERE trip_id = $1 AND type = 'meal'`, tripId, title);

const tellOfChange = (tripId: string) =>
  ask(
    `WITH changed AS (UPDATE trips SET version = version + 1 WHERE id = $1 RETURNING id, version)
     INSERT INTO trip_changes (trip_id, seq, kind) SELECT id, version, 'edited' FROM changed`,
    tripId,
  );

it('A trip that has not changed is not read again, and one that has is, whoever changed it.', async () => {
  const { trip, titles } = await planned();
  const before = await titles();
  await nameSilently(trip.id, 'Told by nobody');
  expect(await titles()).toEqual(before);
  await tellOfChange(trip.id);
  expect(await titles()).toContain('Told by nobody');
});

it('Who changes a trip sees the change at once, in its days and in the rest of it.', async () => {
  const { browser, trip, read } = await planned();
  const { events } = await read();
  const visit = events.find(({ type }: { type: string }) => type === 'visit');
  await browser.send('PATCH', `/api/events/${visit.id}`, { amount: 1200, currency: 'JPY' });
  await browser.send('PATCH', `/api/trips/${trip.id}/days/2026-12-01`, { name: 'Temples' });
  const after = await read();
  expect(after.events.find(({ id }: { id: string }) => id === visit.id).amount).toBe(1200);
  expect(after.results.day_names).toEqual([{ date: '2026-12-01', name: 'Temples' }]);
});

it('What the catalogue says anew of a place is said in trips that are kept.', async () => {
  const { read } = await planned();
  const { events } = await read();
  const { poi } = events.find(({ type }: { type: string }) => type === 'visit');
  await ask('UPDATE places SET snippet = $2 WHERE id = $1', poi.id, 'Said anew');
  const again = (await read()).events.find((event: { poi?: { id: number } }) => event.poi?.id === poi.id);
  expect(again.poi.snippet).toBe('Said anew');
});

it('What an owner sees of a kept trip is not shown to a guest who may see less.', async () => {
  const { browser, trip, read } = await planned();
  const visit = (await read()).events.find(({ type }: { type: string }) => type === 'visit');
  await browser.send('PATCH', `/api/events/${visit.id}`, { amount: 900, currency: 'JPY' });
  await read();
  const { token } = (await browser.get(`/api/trips/${trip.id}/public`)).body.results;
  const guest = await api.visitor();
  const { results, events } = (await guest.get(`/api/trips/${trip.id}?days=yes&token=${token}`)).body;
  expect([results.role, results.budget]).toEqual(['guest', null]);
  expect(events.find(({ id }: { id: string }) => id === visit.id).amount).toBeNull();
  expect((await api.stranger().get(`/api/trips/${trip.id}`)).status).toBe(404);
});

it('What is kept of a trip after each edit is what is stored.', async () => {
  const { browser, trip, read } = await planned();
  const id = trip.id as string;
  const visits = async () =>
    (await read()).events.filter(({ type }: { type: string }) => type === 'visit') as {
      id: string;
      poi_id: number;
      start: string;
    }[];
  const [first, second, third] = await visits();
  const { side_pois } = (await read()).results;
  const swap = { with: '2026-12-02', preview: false };
  const edits: [name: string, edit: () => Promise<{ status: number }>][] = [
    ['move', () => browser.send('PATCH', `/api/events/${first?.id}`, { start: '2026-12-02 20:00:00' })],
    ['note', () => browser.send('PATCH', `/api/events/${second?.id}`, { custom_fields: { b: '2', a: '1' } })],
    ['cost', () => browser.send('PATCH', `/api/events/${second?.id}`, { amount_minor: 125, currency: 'USD' })],
    ['back to ideas', () => browser.get(`/api/trips/${id}/events/${third?.id}/return`)],
    ['undo', async () => browser.post(`/api/trips/${id}/undo`, { version: (await read()).results.version - 1 })],
    ['place', () => browser.post(`/api/trips/${id}/events`, { poi_id: side_pois[0].id, start: '2026-12-01 07:15:00' })],
    [
      'own',
      () =>
        browser.post(`/api/trips/${id}/events/custom`, {
          title: '茶',
          start: '2026-12-01 21:00:00',
          end: '2026-12-01 22:30:00',
        }),
    ],
    ['name', () => browser.send('PATCH', `/api/trips/${id}/days/2026-12-01`, { name: 'วัด' })],
    ['swap', () => browser.post(`/api/trips/${id}/days/2026-12-01/swap`, swap)],
    ['remove', () => browser.send('DELETE', `/api/trips/${id}/events/${second?.id}`)],
  ];
  for (const [name, edit] of edits) {
    expect([name, (await edit()).status]).toEqual([name, 200]);
    const kept = await read();
    await tellOfChange(id);
    const stored = await read();
    const version = expect.any(Number);
    expect([name, kept]).toEqual([name, { ...stored, results: { ...stored.results, version } }]);
  }
});
