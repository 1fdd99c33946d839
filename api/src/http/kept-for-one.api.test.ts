import { destinationIds } from '../testing/planned-trip.ts';
import { startTestApi, type TestApi } from '../testing/test-api.ts';
import type { TestBrowser } from '../testing/test-browser.ts';
import { signUp } from '../testing/test-person.ts';

let api: TestApi;
let now = new Date('2026-11-21T10:00:00Z');
let kyoto = 0;
let statements = 0;
beforeAll(async () => {
  api = await startTestApi({ now: () => now });
  // From the first call of somebody with cookies it listens for changes.
  await (await api.visitor()).get('/api/user/trips');
  kyoto = (await destinationIds(api.stranger(), 'kyoto'))['kyoto'] ?? 0;
  api.context.pool.on('acquire', () => (statements += 1));
});
afterAll(() => api.close());

const ask = (sql: string, ...values: unknown[]) => api.context.pool.query(sql, values);

async function planned(browser: TestBrowser) {
  const wish = { destination_ids: [kyoto], startDate: '2026-12-01', endDate: '2026-12-02' };
  const { trip } = (await browser.post('/api/trips', wish)).body.results;
  const path = `/api/trips/${trip.id}?days=yes`;
  const read = (by = browser) => by.get(path);
  const join = async (by: TestBrowser) => {
    const { token } = (await browser.get(`/api/trips/${trip.id}/invite`)).body.results;
    await by.get(`${path}&token=${token}`);
  };
  return { id: trip.id as string, path, read, join };
}

/** Whether this asks the database for anything. */
async function asks(call: () => Promise<unknown>): Promise<boolean> {
  const before = statements;
  await call();
  return statements > before;
}

it('Who asks again for their trip is answered the same, and nothing is read for it.', async () => {
  const { read, id } = await planned(await api.visitor());
  const first = await read();
  expect(first.body.results.id).toBe(id);
  const before = statements;
  const second = await read();
  expect(statements).toBe(before);
  const { date: _, ...headers } = first.headers;
  expect([second.body, second.headers]).toEqual([first.body, expect.objectContaining(headers)]);
});

it('Of their trip nobody else is answered what was kept for them.', async () => {
  const { read } = await planned(await api.visitor());
  await read();
  expect((await read(await api.visitor())).status).toBe(404);
  expect((await read(api.stranger())).status).toBe(404);
});

it('What was changed elsewhere is in the next answer, and so is what one changed oneself.', async () => {
  const browser = await api.visitor();
  const { read, id } = await planned(browser);
  await read();
  await ask(
    `WITH changed AS (UPDATE trips SET title = 'Told elsewhere', version = version + 1 WHERE id = $1 RETURNING id, version)
     INSERT INTO trip_changes (trip_id, seq, kind) SELECT id, version, 'edited' FROM changed`,
    id,
  );
  expect((await read()).body.results.title).toBe('Told elsewhere');
  await browser.send('PATCH', `/api/trips/${id}/days/2026-12-01`, { name: 'Temples' });
  expect((await read()).body.results.day_names).toEqual([{ date: '2026-12-01', name: 'Temples' }]);
});

it('A change of what the catalogue says is in the next answer.', async () => {
  const { read } = await planned(await api.visitor());
  const visit = (await read()).body.events.find(({ type }: { type: string }) => type === 'visit');
  await ask(`UPDATE places SET snippet = 'Said anew' WHERE id = $1`, visit.poi_id);
  expect(JSON.stringify((await read()).body)).toContain('Said anew');
});

it('How people of the trip are called, and what is in the reader’s lists, is told as it is now.', async () => {
  const [owner, friend] = [await signUp(api, 'Owner'), await signUp(api, 'Friend')];
  const { read, join } = await planned(owner.browser);
  await join(friend.browser);
  const names = async () =>
    (await read()).body.results.contributors.map(({ name }: { name: string }) => name) as string[];
  expect(await names()).toEqual(['Owner', 'Friend']);
  await ask(`UPDATE users SET name = 'Amie' WHERE id = $1`, friend.id);
  expect(await names()).toEqual(['Owner', 'Amie']);

  const hearts = async () =>
    (await read()).body.results.side_pois.filter(({ is_wishlisted }: { is_wishlisted: boolean }) => is_wishlisted)
      .length as number;
  const [idea] = (await read()).body.results.side_pois;
  expect(await hearts()).toBe(0);
  await ask(
    `WITH list AS (INSERT INTO wishlists (user_id, title) VALUES ($1, 'Elsewhere') RETURNING id)
     INSERT INTO wishlist_places (wishlist_id, place_id) SELECT id, $2 FROM list`,
    owner.id,
    idea.id,
  );
  expect(await hearts()).toBe(1);
  await ask('UPDATE wishlists SET deleted_at = now() WHERE user_id = $1', owner.id);
  expect(await hearts()).toBe(0);
});

it('Who is no longer on the trip, or whose session has ended elsewhere, is told so at once.', async () => {
  const [owner, friend] = [await signUp(api, 'Owner'), await signUp(api, 'Friend')];
  const { read, join, id } = await planned(owner.browser);
  await join(friend.browser);
  expect((await read(friend.browser)).status).toBe(200);
  await owner.browser.delete(`/api/trips/${id}/user/${friend.id}`);
  expect((await read(friend.browser)).status).toBe(404);
  expect((await read()).status).toBe(200);
  await ask('DELETE FROM sessions WHERE user_id = $1', owner.id);
  expect((await read()).status).toBe(404);
});

it('What a guest sees by a link is asked each time, and so is the trip of somebody whose session runs out.', async () => {
  const owner = await signUp(api, 'Owner');
  const { read, id, path } = await planned(owner.browser);
  const { token } = (await owner.browser.get(`/api/trips/${id}/public`)).body.results;
  const guest = await api.visitor();
  await guest.get(`${path}&token=${token}`);
  for (const _ of [1, 2]) expect(await asks(() => read(guest))).toBe(true);
  await read();
  expect(await asks(() => read())).toBe(false);
  now = new Date(now.getTime() + 10_000);
  expect(await asks(() => read())).toBe(true);
});

it('What was kept before a time in which nothing was heard of changes is asked anew.', async () => {
  const { read, id } = await planned(await api.visitor());
  await read();
  const logged = jest.spyOn(api.context.log, 'error').mockImplementation(() => undefined);
  await ask(
    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND application_name = 'tabi-listens'",
  );
  await ask(`UPDATE trips SET title = 'Unheard' WHERE id = $1`, id);
  // Once while it is broken, once when it is there again.
  for (const _ of [1, 2]) expect((await read()).body.results.title).toBe('Unheard');
  logged.mockRestore();
});
