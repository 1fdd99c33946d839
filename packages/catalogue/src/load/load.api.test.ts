import { cpSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { migrate } from '@tabi/postgres';
import { catalogueFolder } from '../catalogue-folder.ts';
import { createTestDatabase, type TestDatabase } from '@tabi/postgres/testing';
import { loadAndTell } from '../commands/load.ts';
import { loadCatalogue } from './load.ts';

let database: TestDatabase;
let folder: string;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'tabi-test-shelf-'));
  for (const part of ['reference', 'blog', 'kyoto', 'tokyo'])
    cpSync(join(catalogueFolder, part), join(folder, part), { recursive: true });
  database = await createTestDatabase({ empty: true });
  await migrate(database.pool);
});
afterEach(async () => {
  await database.drop();
  rmSync(folder, { recursive: true });
});

const slugs = async (sql: string) => (await database.pool.query<{ slug: string }>(sql)).rows.map(({ slug }) => slug);
const shown = () => slugs('SELECT slug FROM locations WHERE NOT withdrawn ORDER BY slug');
const ids = async () => (await database.pool.query('SELECT id, slug FROM places ORDER BY id')).rows;

it('fills an empty database with cities, countries, destinations and posts', async () => {
  expect(await loadCatalogue(database.pool, folder)).toEqual({
    reference: true,
    rates: true,
    destinations: true,
    blog: true,
  });
  const { rows } = await database.pool.query(
    'SELECT (SELECT count(*) FROM cities) AS cities, (SELECT count(*) FROM countries) AS countries',
  );
  expect(rows).toEqual([{ cities: 32_847, countries: 250 }]);
  expect(await shown()).toEqual(['kyoto', 'tokyo']);
});

it('loads nothing when no file has changed', async () => {
  await loadCatalogue(database.pool, folder);
  expect(await loadCatalogue(database.pool, folder)).toEqual({
    reference: false,
    rates: false,
    destinations: false,
    blog: false,
  });
});

it('keeps drafts for whoever writes them, and takes them back from everybody else', async () => {
  const file = join(folder, 'blog/how-to-bathe.md');
  writeFileSync(file, readFileSync(file, 'utf8').replace('\nauthor:', '\ndraft: true\nauthor:'));
  const out = () => slugs(`SELECT slug FROM posts WHERE NOT withdrawn AND slug = 'how-to-bathe'`);
  await loadCatalogue(database.pool, folder);
  expect(await out()).toEqual([]);
  await loadCatalogue(database.pool, folder, { drafts: true });
  expect(await out()).toEqual(['how-to-bathe']);
  await loadCatalogue(database.pool, folder);
  expect(await out()).toEqual([]);
});

it('loads once when four processes start together', async () => {
  const all = await Promise.all([1, 2, 3, 4].map(() => loadCatalogue(database.pool, folder)));
  expect(all.filter(({ destinations }) => destinations)).toHaveLength(1);
});

it('withdraws what has left the files, and brings it back under the same id', async () => {
  await loadCatalogue(database.pool, folder);
  const before = await ids();
  rmSync(join(folder, 'tokyo'), { recursive: true });
  await loadCatalogue(database.pool, folder);
  expect(await shown()).toEqual(['kyoto']);
  cpSync(join(catalogueFolder, 'tokyo'), join(folder, 'tokyo'), { recursive: true });
  await loadCatalogue(database.pool, folder);
  expect(await shown()).toEqual(['kyoto', 'tokyo']);
  expect(await ids()).toEqual(before);
});

it('changes nothing when a file is wrong', async () => {
  await loadCatalogue(database.pool, folder);
  rmSync(join(folder, 'tokyo/places.json'));
  await expect(loadCatalogue(database.pool, folder)).rejects.toThrow('tokyo/places.json');
  expect(await shown()).toEqual(['kyoto', 'tokyo']);
});

it('withdraws hotels and tours alike, and brings them back under the same ids', async () => {
  const rows = async () =>
    (await database.pool.query('SELECT id, slug FROM hotels UNION ALL SELECT id, slug FROM products ORDER BY slug'))
      .rows;
  const shownOf = (table: string) =>
    slugs(`SELECT DISTINCT location.slug FROM ${table} AS row JOIN locations AS location ON location.id = row.location_id
           WHERE NOT row.withdrawn ORDER BY 1`);
  await loadCatalogue(database.pool, folder);
  const before = await rows();
  for (const file of ['hotels.json', 'tours.json']) rmSync(join(folder, 'tokyo', file));
  await loadCatalogue(database.pool, folder);
  expect([await shownOf('hotels'), await shownOf('products')]).toEqual([['kyoto'], ['kyoto']]);
  for (const file of ['hotels.json', 'tours.json'])
    cpSync(join(catalogueFolder, 'tokyo', file), join(folder, 'tokyo', file));
  await loadCatalogue(database.pool, folder);
  expect(await shownOf('hotels')).toEqual(['kyoto', 'tokyo']);
  expect(await rows()).toEqual(before);
});

it('tells what a load has done', async () => {
  const [first, ...counts] = await loadAndTell(database.pool, folder);
  expect(first).toBe('Loaded: reference, rates, destinations, blog.');
  expect(counts).toContainEqual('locations: 2 shown (0 before), 2 new, 0 withdrawn');
  expect(await loadAndTell(database.pool, folder)).toEqual(['Nothing has changed since the last load.']);
});

it('leaves no index for later, so that the first searches are as fast as all others', async () => {
  await loadCatalogue(database.pool, folder);
  const { rows } = await database.pool.query<{ name: string; pages: number }>(
    `SELECT indexrelid::regclass::text AS name, gin_clean_pending_list(indexrelid) AS pages
     FROM pg_index JOIN pg_class AS index ON index.oid = indexrelid JOIN pg_am ON pg_am.oid = index.relam
     WHERE amname = 'gin' AND indrelid IN ('cities'::regclass, 'locations'::regclass, 'places'::regclass)`,
  );
  expect(rows.length).toBeGreaterThan(3);
  expect(rows.filter(({ pages }) => pages > 0)).toEqual([]);
});

it('what is called otherwise from now on stays what it is, and knows what it was called', async () => {
  const rename = (file: string, from: string, to: string) => {
    const path = join(folder, file);
    const text = readFileSync(path, 'utf8');
    writeFileSync(path, text.replace(`"slug": "${from}",`, `"slug": "${to}", "was": ["${from}"],`));
  };
  const rowOf = async (table: string, slug: string) =>
    (await database.pool.query(`SELECT id, was, withdrawn FROM ${table} WHERE slug = $1`, [slug])).rows;
  const things = [
    ['locations', 'tokyo', 'edo'],
    ['places', 'gion', 'gion-kobu'],
    ['hotels', 'hiiragiya', 'hiiragiya-honkan'],
    ['products', 'kiyomizu-at-six', 'kiyomizu-at-dawn'],
    ['posts', 'how-to-bathe', 'how-to-bathe-in-public'],
  ] as const;
  await loadCatalogue(database.pool, folder);
  const before = await Promise.all(things.map(([table, from]) => rowOf(table, from)));
  for (const [file, from, to] of [
    ['tokyo/destination.json', 'tokyo', 'edo'],
    ['kyoto/places.json', 'gion', 'gion-kobu'],
    ['kyoto/hotels.json', 'hiiragiya', 'hiiragiya-honkan'],
    ['kyoto/tours.json', 'kiyomizu-at-six', 'kiyomizu-at-dawn'],
  ] as const)
    rename(file, from, to);
  renameSync(join(folder, 'tokyo'), join(folder, 'edo'));
  for (const file of ['places', 'tours'])
    writeFileSync(
      join(folder, `kyoto/${file}.json`),
      readFileSync(join(folder, `kyoto/${file}.json`), 'utf8').replaceAll(
        /"(place|part_of|walked_in)": "gion"/g,
        '"$1": "gion-kobu"',
      ),
    );
  const post = join(folder, 'blog/how-to-bathe.md');
  writeFileSync(
    join(folder, 'blog/how-to-bathe-in-public.md'),
    readFileSync(post, 'utf8').replace('slug: how-to-bathe\n', 'slug: how-to-bathe-in-public\nwas: how-to-bathe\n'),
  );
  rmSync(post);
  await loadCatalogue(database.pool, folder);
  for (const [index, [table, from, to]] of things.entries()) {
    expect(await rowOf(table, to)).toEqual([{ id: before[index]?.[0].id, was: [from], withdrawn: false }]);
    expect(await rowOf(table, from)).toEqual([]);
  }
});
