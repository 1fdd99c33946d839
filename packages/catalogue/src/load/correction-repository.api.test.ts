import { createTestDatabase, type TestDatabase } from '@tabi/postgres/testing';
import { corrections } from './correction-repository.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const reported = (slug: string, message: string, day: string) =>
  database.pool.query(
    'INSERT INTO corrections (place_id, message, created_at) SELECT id, $2, $3 FROM places WHERE slug = $1',
    [slug, message, day],
  );

it('lists what nobody has settled, the oldest first, with where it is written', async () => {
  await reported('kinkaku-ji', 'Opens at eight.', '2026-11-20');
  await reported('fushimi-inari-taisha', 'Has a lift now.', '2026-11-02');
  const found = await corrections.open(database.pool);
  expect(found).toEqual([
    expect.objectContaining({ destination: 'kyoto', place: 'fushimi-inari-taisha', on: '2026-11-02' }),
    expect.objectContaining({ destination: 'kyoto', place: 'kinkaku-ji', message: 'Opens at eight.' }),
  ]);
  const ids = found.map(({ id }) => id);
  expect(await corrections.settle(database.pool, [ids[0] ?? 0, 9_999], new Date())).toBe(1);
  expect((await corrections.open(database.pool)).map(({ id }) => id)).toEqual(ids.slice(1));
  expect(await corrections.settle(database.pool, ids, new Date())).toBe(1);
});
