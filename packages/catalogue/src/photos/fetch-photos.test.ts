import { existsSync, mkdtempSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { photoFileProblems, photoProblems } from '../check/check-photos.ts';
import type { CatalogueShelf } from '../read/read.ts';
import { aShelf } from '../read/test-shelf.ts';
import { photoSchema, type CataloguePhoto } from '../schema/photo-schema.ts';
import { fetchPhotos } from './fetch-photos.ts';
import { politeClient } from '../wikimedia/polite-client.ts';
import { startStandIn, type StandIn } from '../wikimedia/stand-in.ts';
import { photoSource } from './photo-source.ts';

let root: string;
let there: StandIn;
beforeEach(async () => {
  root = mkdtempSync(join(tmpdir(), 'tabi-test-photos-'));
  mkdirSync(join(root, 'kyoto'));
  there = await startStandIn();
});
afterEach(async () => {
  await there.close();
  rmSync(root, { recursive: true });
});

const rows = (): CataloguePhoto[] => {
  const file = join(root, 'kyoto/photos.json');
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as CataloguePhoto[]) : [];
};
/** Kyoto, where these places have these ids and files. */
function kyoto(named: Record<string, { wikidata?: string; commons?: string[] }>): CatalogueShelf {
  const shelf = { ...aShelf(), photos: rows() };
  for (const place of shelf.places) {
    delete place.wikidata;
    delete place.commons;
    Object.assign(place, named[place.slug]);
  }
  return shelf;
}
const manners = { userAgent: 'TabiCatalogue/1.0 (you@example.org)', pause: 0, firstWait: 1, tries: 3, patience: 2000 };
async function run(named: Parameters<typeof kyoto>[0], options: { each?: number; anew?: boolean } = {}) {
  const settings = {
    WIKIDATA_API: `${there.origin}/wikidata`,
    COMMONS_API: `${there.origin}/commons`,
    COMMONS_FILES: there.origin,
    PHOTOS_CONTACT: 'you@example.org',
  };
  const said: string[] = [];
  const told = await fetchPhotos({
    root,
    shelves: [kyoto(named)],
    source: photoSource(politeClient(manners), settings),
    each: options.each ?? 3,
    anew: options.anew ?? false,
    say: (line) => said.push(line),
  });
  return { told, said };
}
const gion = { gion: { wikidata: 'Q1' } };

it('stores a free photograph with author, licence and link, in a shape that the check finds sound', async () => {
  there.pictures = { Q1: [{ title: 'Gion.jpg' }] };
  expect((await run(gion)).told).toEqual({ kept: 0, came: 1, refused: 0 });
  expect(rows()).toEqual([
    expect.objectContaining({
      place: 'gion',
      commons: 'File:Gion.jpg',
      author: 'Aiko & Ben',
      licence: 'CC BY-SA 4.0',
      licence_url: 'https://creativecommons.org/licenses/by-sa/4.0/',
      source_url: 'https://commons.wikimedia.org/wiki/File:Gion.jpg',
      file: 'gion-1.webp',
      width: 1600,
      height: 1200,
    }),
  ]);
  expect(photoSchema.array().safeParse(rows()).success).toBe(true);
  const shelf = kyoto(gion);
  expect([...photoProblems(shelf), ...photoFileProblems(root, [shelf])]).toEqual([]);
});

it('takes the chosen files first, then the preferred ones of Wikidata, and none that it deprecates', async () => {
  there.pictures = {
    Q1: [{ title: 'Old.jpg', rank: 'deprecated' }, { title: 'Usual.jpg' }, { title: 'Best.jpg', rank: 'preferred' }],
  };
  await run({ gion: { wikidata: 'Q1', commons: ['File:Chosen_one.jpg'] } });
  expect(rows().map(({ commons }) => commons)).toEqual(['File:Chosen one.jpg', 'File:Best.jpg', 'File:Usual.jpg']);
});

it('says who it is, asks for many at once and never for two things together', async () => {
  there.pictures = { Q1: [{ title: 'A.jpg' }], Q2: [{ title: 'B.jpg' }] };
  await run({ gion: { wikidata: 'Q1' }, 'kinkaku-ji': { wikidata: 'Q2' } });
  expect(new Set(there.asked.map(({ userAgent }) => userAgent))).toEqual(new Set([manners.userAgent]));
  expect(there.asked.map(({ url }) => url.pathname.split('/')[1])).toEqual([
    'wikidata',
    'commons',
    'wikipedia',
    'wikipedia',
  ]);
  expect(there.asked[1]?.url.searchParams.get('iiurlwidth')).toBe('1600');
});

it('asks for nothing again, and goes on where it was stopped', async () => {
  there.pictures = { Q1: [{ title: 'A.jpg' }], Q2: [{ title: 'B.jpg' }] };
  await run(gion);
  there.asked.length = 0;
  expect((await run(gion)).told).toEqual({ kept: 1, came: 0, refused: 0 });
  expect(there.asked).toEqual([]);
  await run({ ...gion, 'kinkaku-ji': { wikidata: 'Q2' } });
  expect(there.asked[0]?.url.searchParams.get('ids')).toBe('Q2');
  expect(rows()).toHaveLength(2);
});

it('keeps what has come when the source fails afterwards', async () => {
  there.pictures = { Q1: [{ title: 'A.jpg' }, { title: 'B.jpg' }] };
  await run({ gion: { wikidata: 'Q1' } }, { each: 1 });
  there.trouble = Array.from({ length: 3 }, () => (response) => void response.writeHead(503).end());
  await expect(run({ ...gion, 'kinkaku-ji': { wikidata: 'Q2' } })).rejects.toThrow(
    /answered 503, 3 times\. Run it again later/,
  );
  expect(rows()).toHaveLength(1);
});

it.each<[string, Partial<StandIn>['trouble']]>([
  ['too many requests', [(response) => void response.writeHead(429, { 'retry-after': '0' }).end()]],
  ['a lagging database', [(response) => void response.writeHead(200, { 'mediawiki-api-error': 'maxlag' }).end('{}')]],
  ['a broken connection', [(response) => void response.destroy()]],
])('comes back after %s', async (_what, trouble = []) => {
  there.pictures = { Q1: [{ title: 'A.jpg' }] };
  there.trouble = trouble;
  expect((await run(gion)).told.came).toBe(1);
});

it('fetches a file anew that was changed by hand, and takes away what no place names any more', async () => {
  there.pictures = { Q1: [{ title: 'A.jpg' }] };
  await run(gion);
  writeFileSync(join(root, 'kyoto/photos/gion-1.webp'), 'something else');
  expect(photoFileProblems(root, [kyoto(gion)])).toEqual([expect.stringContaining('is not the file that was fetched')]);
  expect((await run(gion)).told.came).toBe(1);
  writeFileSync(join(root, 'kyoto/photos/gion-2.webp'), 'nobody knows it');
  await run({}, {});
  expect(readdirSync(join(root, 'kyoto'))).toEqual([]);
});

type Refusal = [what: string, why: RegExp, (there: StandIn) => void];
const withFile = (fields: StandIn['files'][string]) => (standIn: StandIn) =>
  void (standIn.files = { 'File:A.jpg': fields });
const withLicence = (name: string) =>
  withFile({ extmetadata: { Artist: { value: 'Aiko' }, LicenseShortName: { value: name } } });
const sent = (bytes: Buffer) => (standIn: StandIn) =>
  void (standIn.bytes = { '/wikipedia/commons/thumb/a/ab/A.jpg/1600px-A.jpg': bytes });

it.each<Refusal>([
  ['no commerce', /its licence is CC BY-NC-SA 4\.0, which is not on the list/, withLicence('CC BY-NC-SA 4.0')],
  ['no changes', /its licence is CC BY-ND 2\.0/, withLicence('CC BY-ND 2.0')],
  ['fair use', /its licence is Fair use/, withLicence('Fair use')],
  ['another family', /its licence is GFDL/, withLicence('GFDL')],
  ['no licence', /it names no licence/, withFile({ extmetadata: {} })],
  ['no author', /CC BY 4\.0 asks for a name/, withFile({ extmetadata: { LicenseShortName: { value: 'CC BY 4.0' } } })],
  ['a drawing', /it is image\/svg\+xml, no photograph/, withFile({ mime: 'image/svg+xml' })],
  ['a small one', /it is 640 × 480; at least/, withFile({ width: 640, height: 480 })],
  ['a strip', /it is 11066 × 2313, a strip/, withFile({ width: 11066, height: 2313 })],
  ['one that is gone', /Commons has no such file/, withFile(null)],
  [
    'another server',
    /files come from http:\/\/127\.0\.0\.1:\d+ alone/,
    withFile({ thumburl: 'http://localhost:1/a.jpg' }),
  ],
  ['a script for a link', /an address that begins with https/, withFile({ descriptionurl: 'javascript:alert(1)' })],
  [
    'a drawing under another name',
    /its bytes are svg/,
    sent(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')),
  ],
  ['a page', /it cannot be read/, sent(Buffer.from('<html>Sign in to the hotel’s network</html>'))],
  ['a flood', /sends more than 20 MB/, sent(Buffer.alloc(21 * 1024 * 1024))],
])('refuses %s in clear words, and stores nothing of it', async (_what, why, prepare) => {
  there.pictures = { Q1: [{ title: 'A.jpg' }] };
  prepare(there);
  const { told, said } = await run(gion);
  expect(told).toEqual({ kept: 0, came: 0, refused: 1 });
  expect(said).toEqual([expect.stringMatching(why)]);
  expect(said[0]).toContain('kyoto: gion, File:A.jpg: ');
  expect(readdirSync(join(root, 'kyoto'))).toEqual([]);
});

it('shows nothing of an id that is somewhere else, and all of one that is there', async () => {
  there.pictures = { Q1: [{ title: 'A.jpg' }] };
  there.points = { Q1: { latitude: 48.8583, longitude: 2.2945 } };
  const { told, said } = await run(gion);
  expect(told.came).toBe(0);
  expect(said).toEqual([
    expect.stringMatching(/^kyoto: gion \(Q1\): it lies 9\d{3} km from the place; mend the id\.$/),
  ]);
  there.points = { Q1: { latitude: 35.0037, longitude: 135.7751 } };
  expect((await run(gion)).told.came).toBe(1);
});

it('says when Wikidata knows nothing or no picture', async () => {
  there.pictures = { Q1: [] };
  const { said } = await run({ gion: { wikidata: 'Q1' }, 'kinkaku-ji': { wikidata: 'Q2' } });
  expect(said.sort()).toEqual([
    'kyoto: gion (Q1): Wikidata knows no picture of it.',
    'kyoto: kinkaku-ji (Q2): Wikidata has no such thing.',
  ]);
});

it('gives up on a source that answers with something else', async () => {
  there.trouble = [(response) => void response.end('<html>')];
  await expect(run(gion)).rejects.toThrow(/does not answer with JSON/);
  there.trouble = [(response) => void response.end('{"error":{"code":"badvalue","info":"Unrecognized value"}}')];
  await expect(run(gion)).rejects.toThrow(/refuses: Unrecognized value/);
  there.trouble = [(response) => void response.end('{"entities":[]}')];
  await expect(run(gion)).rejects.toThrow(/answers otherwise than expected/);
});
