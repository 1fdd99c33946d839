import { createTestDatabase, type TestDatabase } from '@tabi/postgres/testing';
import { beginsNearly } from './domain/begins-nearly.ts';
import { indexNames } from './domain/name-index.ts';
import { similarity, trigramsOf, wordSimilarity } from './domain/trigrams.ts';
import { folding } from './repository.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const typed = [
  'han',
  'kyo',
  'kioto',
  'fushmi inari',
  'bankok',
  'saint',
  'ho chi',
  'xi an',
  'ginkaku ji',
  'temple of',
  'doah',
  'istambul',
];

it('What is reckoned of names in memory is what the database reckons of them.', async () => {
  const { rows } = await database.pool.query(
    `SELECT text, name, similarity(text, name)::float8 AS alike, word_similarity(text, name)::float8 AS within, begins_nearly(name, text) AS nearly
     FROM (SELECT fold(name) AS name FROM locations UNION SELECT folded FROM places) AS known, unnest($1::text[]) AS text`,
    [typed],
  );
  expect(rows.length).toBeGreaterThan(10_000);
  const wrong = rows.filter(
    ({ text, name, alike, within, nearly }) =>
      Math.abs(similarity(text, name) - alike) > 1e-6 ||
      Math.abs(wordSimilarity(new Set(trigramsOf(text)), trigramsOf(name)) - within) > 1e-6 ||
      beginsNearly(name, text) !== nearly,
  );
  expect(wrong.slice(0, 5)).toEqual([]);
});

it('An index finds all names that are alike, and no other.', async () => {
  const { rows } = await database.pool.query('SELECT folded FROM places WHERE NOT withdrawn ORDER BY id');
  const names = rows.map(({ folded }) => folded as string);
  const index = indexNames(names);
  for (const text of typed) {
    const wanted = new Set(trigramsOf(text));
    const alike = names.flatMap((name, number) => (wordSimilarity(wanted, trigramsOf(name)) >= 0.6 ? [number] : []));
    expect(index.alike(text, 0.6).sort((a, b) => a - b)).toEqual(alike);
  }
});

it('Letters lose their accents in memory as they do in the database.', async () => {
  const fold = await folding.read(database.pool);
  const { rows } = await database.pool.query(
    `SELECT text, fold(text) AS folded FROM (
       SELECT name || coalesce(local_name, '') AS text FROM places UNION SELECT name FROM cities WHERE id % 7 = 0
       UNION SELECT coalesce(local_name, name) FROM locations UNION SELECT 'Ǆ Ⅷ ½ № ﬁ Ｋｙｏｔｏ ’ „ İı ẞß Æø œ 京都') AS texts`,
  );
  expect(rows.filter(({ text, folded }) => fold(text) !== folded)).toEqual([]);
});
