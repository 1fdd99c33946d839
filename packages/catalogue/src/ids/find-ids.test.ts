import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { catalogueFolder } from '../catalogue-folder.ts';
import { readCatalogue } from '../read/read.ts';
import { politeClient } from '../wikimedia/polite-client.ts';
import { startStandIn, type StandIn } from '../wikimedia/stand-in.ts';
import { findIds } from './find-ids.ts';
import { idSource } from './id-source.ts';

let root: string;
let there: StandIn;
beforeEach(async () => {
  root = mkdtempSync(join(tmpdir(), 'tabi-test-ids-'));
  there = await startStandIn();
});
afterEach(async () => {
  await there.close();
  rmSync(root, { recursive: true });
});

const file = (destination: string) => join(root, destination, 'places.json');
const textOf = (destination: string) => readFileSync(file(destination), 'utf8');
const line = (id: string) => `    "wikidata": "${id}",\n`;

/** A destination of the catalogue, where all places have an id but these. */
function open(destination: string, ...slugs: string[]): void {
  mkdirSync(join(root, destination));
  cpSync(join(catalogueFolder, destination, 'destination.json'), join(root, destination, 'destination.json'));
  const text = readFileSync(join(catalogueFolder, destination, 'places.json'), 'utf8');
  const rows = text.replace(/\n {4}"wikidata": "Q\d+",/g, '').split(/(?=\n {2}\{)/);
  const closed = rows.map((row, index) =>
    index === 0 || slugs.some((slug) => row.includes(`"slug": "${slug}"`))
      ? row
      : row.replace(/(?<="website": .*\n)/, line(`Q${destination.length}000${index}`)),
  );
  writeFileSync(file(destination), closed.join(''));
}

const manners = { userAgent: 'TabiCatalogue/1.0 (you@example.org)', pause: 0, firstWait: 1, tries: 3, patience: 2000 };
async function run(options: { write?: boolean; only?: string[]; heard?: () => void } = {}) {
  const shelves = readCatalogue(root);
  const said: string[] = [];
  const told = await findIds({
    root,
    shelves,
    only: options.only ?? shelves.map(({ destination }) => destination.slug),
    source: idSource(politeClient(manners), { WIKIDATA_API: `${there.origin}/wikidata` }),
    write: options.write ?? true,
    say: (one) => {
      said.push(one);
      options.heard?.();
    },
  });
  return { told, said };
}
const idOf = (destination: string, slug: string) =>
  readCatalogue(root, [destination])[0]?.places.find((place) => place.slug === slug)?.wikidata;
const asked = (what: string) => there.asked.filter(({ url }) => url.search.includes(what));

const nishiki = { latitude: 35.005, longitude: 135.7649 };
const market = { names: { en: ['Nishiki Market'], ja: ['錦市場'] }, at: nishiki };

it('writes an id that is certain after the website of its place, and not a byte besides', async () => {
  open('kyoto', 'nishiki-market');
  const before = textOf('kyoto');
  there.things = { Q7: market, Q8: { names: { en: ['Teramachi'] }, at: nishiki } };
  const { told, said } = await run();
  expect(told).toEqual({ certain: 1, doubtful: 0, nothing: 0 });
  expect(said).toEqual(['kyoto: nishiki-market is Q7 (Nishiki Market, 0 m).']);
  expect(textOf('kyoto').replace(line('Q7'), '')).toBe(before);
  expect(idOf('kyoto', 'nishiki-market')).toBe('Q7');
});

it('leaves the file byte for byte as it is when nothing is to be written', async () => {
  open('kyoto', 'nishiki-market');
  const before = textOf('kyoto');
  there.things = { Q7: market };
  expect((await run({ write: false })).told.certain).toBe(1);
  expect(textOf('kyoto')).toBe(before);
});

it('asks for no place again that has an id, and for none of a destination that is not named', async () => {
  open('kyoto', 'nishiki-market');
  open('nara', 'gango-ji');
  there.things = { Q7: market };
  await run({ only: ['kyoto'] });
  expect(asked('geosearch')).toHaveLength(1);
  there.asked.length = 0;
  expect((await run({ only: ['kyoto'] })).told).toEqual({ certain: 0, doubtful: 0, nothing: 0 });
  expect(there.asked).toEqual([]);
});

it('says who it is, and asks for the names in English and in what is spoken there', async () => {
  open('kyoto', 'nishiki-market');
  there.things = { Q7: market };
  await run();
  expect(new Set(there.asked.map(({ userAgent }) => userAgent))).toEqual(new Set([manners.userAgent]));
  expect(new Set(there.asked.map(({ url }) => url.searchParams.get('maxlag')))).toEqual(new Set(['5']));
  expect(asked('wbgetentities')[0]?.url.searchParams.get('languages')).toBe('en|mul|ja');
});

it('finds a place by its name in Japanese, and one whose name has accents there', async () => {
  open('kyoto', 'nishiki-market', 'tofuku-ji');
  there.things = {
    Q7: { names: { ja: ['錦市場'] }, at: nishiki },
    Q8: { names: { en: ['Tōfuku-ji'] }, at: { latitude: 34.9767, longitude: 135.7739 } },
  };
  expect((await run()).told.certain).toBe(2);
});

it('only tells of namesakes, so that an editor can decide', async () => {
  open('kyoto', 'nishiki-market');
  const before = textOf('kyoto');
  there.things = { Q7: market, Q8: { ...market, at: { latitude: 35.008, longitude: 135.7649 } } };
  const { told, said } = await run();
  expect(told).toEqual({ certain: 0, doubtful: 1, nothing: 0 });
  expect(said).toEqual([
    'kyoto: nishiki-market is doubtful, 2 things have its name: Q7 (Nishiki Market, 0 m), Q8 (Nishiki Market, 334 m).',
  ]);
  expect(textOf('kyoto')).toBe(before);
});

it('does not take a market of that name at the other end of the town', async () => {
  open('kyoto', 'nishiki-market');
  there.things = { Q7: { ...market, at: { latitude: 35.03, longitude: 135.7649 } } };
  const { told, said } = await run();
  expect(told).toEqual({ certain: 0, doubtful: 1, nothing: 0 });
  expect(said[0]).toMatch(/farther off than such a place is large: Q7 \(Nishiki Market, 2780 m\)\.$/);
});

it('finds by its name a park whose point is 6 km away, behind a hundred things that are nearer', async () => {
  open('kyoto', 'arashiyama-bamboo-grove');
  const [lat, lng] = [35.017, 135.6716];
  const nearer = Array.from({ length: 100 }, (_, index) => [
    `Q${100 + index}`,
    { names: { en: [`House ${index}`] }, at: { latitude: lat + index / 10_000, longitude: lng } },
  ]);
  there.things = {
    ...Object.fromEntries(nearer),
    Q7: { names: { en: ['Arashiyama bamboo grove'] }, at: { latitude: lat + 0.054, longitude: lng } },
  };
  const { said } = await run();
  expect(said).toEqual(['kyoto: arashiyama-bamboo-grove is Q7 (Arashiyama bamboo grove, 6005 m).']);
  expect(asked('wbgetentities').map(({ url }) => url.searchParams.get('ids')?.split('|').length)).toEqual([50, 50, 1]);
});

it('does not take an id that another place has', async () => {
  open('kyoto', 'nishiki-market');
  const gion = readCatalogue(root, ['kyoto'])[0]?.places.find(({ slug }) => slug === 'gion');
  there.things = { [gion?.wikidata ?? '']: market };
  const { told, said } = await run();
  expect(told.doubtful).toBe(1);
  expect(said[0]).toContain('nishiki-market is doubtful, kyoto/gion has that id');
});

it('gives no id to two places of one run that would both have it', async () => {
  open('kyoto', 'nishiki-market', 'pontocho');
  const before = textOf('kyoto');
  there.things = { Q7: { ...market, names: { en: ['Nishiki Market', 'Pontocho'] } } };
  expect((await run()).said).toEqual([
    expect.stringContaining('nishiki-market is doubtful, pontocho would get the same id: Q7'),
    expect.stringContaining('pontocho is doubtful, nishiki-market would get the same id: Q7'),
  ]);
  expect(textOf('kyoto')).toBe(before);
});

it('comes back when the database lags behind, and when there were too many requests', async () => {
  open('kyoto', 'nishiki-market');
  there.things = { Q7: market };
  there.trouble = [
    (response) => void response.writeHead(200, { 'mediawiki-api-error': 'maxlag', 'retry-after': '0' }).end('{}'),
    (response) => void response.writeHead(429, { 'retry-after': '0' }).end(),
  ];
  expect((await run()).told.certain).toBe(1);
});

it.each<[string, RegExp]>([
  ['{"error":{"code":"invalid-coord","info":"Invalid coordinate provided."}}', /refuses: Invalid coordinate provided/],
  ['{"query":{"pages":[]}}', /answers otherwise than expected/],
])('says what Wikidata refuses or does not understand: %s', async (answer, words) => {
  open('kyoto', 'nishiki-market');
  there.trouble = [(response) => void response.end(answer)];
  await expect(run()).rejects.toThrow(words);
});

it('keeps the destinations that were done when Wikidata fails afterwards', async () => {
  open('kyoto', 'nishiki-market');
  open('nara', 'gango-ji');
  there.things = { Q7: market };
  const fail = (response: ServerResponse) => void response.writeHead(503).end();
  const failing = run({ heard: () => (there.trouble = [fail, fail, fail]) });
  await expect(failing).rejects.toThrow(/answered 503, 3 times\. Run it again later/);
  expect(idOf('kyoto', 'nishiki-market')).toBe('Q7');
});
