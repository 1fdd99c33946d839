import { existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { keepDescription, type AppDescription } from './description.ts';
import { flip, promote, rollBack } from './registry.ts';
import { editRegistry, readRegistry, registryFile } from './registry-file.ts';
import { openReleases } from './release-shelf.ts';

let releases: string;
let told: string[];
const tell = (sentence: string) => void told.push(sentence);
const assets = { scripts: ['remoteEntry.js'], styles: [], fonts: [], exposes: { routes: ['1.js'] } };

const build = (app: string, id: string) => {
  mkdirSync(join(releases, app, id), { recursive: true });
  writeFileSync(join(releases, app, id, 'assets.json'), JSON.stringify(assets));
  const pages = [{ name: app, path: `/${app}`, title: app, render: 'server' as const }];
  const own = { widgets: [], events: { emits: [], listens: [] } };
  keepDescription(join(releases, app, id), { name: app, owner: 'A team', pages, ...own } as unknown as AppDescription);
};

beforeEach(() => {
  releases = mkdtempSync(join(tmpdir(), 'tabi-damage-'));
  told = [];
  for (const id of ['aaaa', 'bbbb', 'cccc']) build('mf-blog', id);
  build('mf-trains', 'aaaa');
  flip(releases, 'mf-blog', 'aaaa', 'first');
  flip(releases, 'mf-blog', 'bbbb', 'second');
  flip(releases, 'mf-trains', 'aaaa', 'first');
});
afterEach(() => rmSync(releases, { recursive: true }));

const damages: [string, (text: string) => string, RegExp][] = [
  ['half written', (text) => text.slice(0, 200), /registry\.json is no whole JSON/],
  ['empty', () => '', /registry\.json is empty/],
  ['an empty object', () => '{}', /registry\.json does not fit its schema \(apps: /],
  ['of wrong types', (text) => text.replace('"bbbb"', '7'), /does not fit its schema \(apps\.mf-blog\.current: /],
];

const damage = (change: (text: string) => string) =>
  writeFileSync(registryFile(releases), change(readFileSync(registryFile(releases), 'utf8')));
const idsOf = (app: string, shelf = openReleases(releases)) => shelf.of(app).map(({ buildId }) => buildId);

describe.each(damages)('a registry that is %s', (_how, change, sentence) => {
  it('changes nothing for a site that runs, and is told once', () => {
    const shelf = openReleases(releases, tell);
    expect(idsOf('mf-blog', shelf)).toEqual(['bbbb', 'aaaa']);
    damage(change);
    expect(idsOf('mf-blog', shelf)).toEqual(['bbbb', 'aaaa']);
    expect(shelf.remotes()).toEqual(['mf-blog', 'mf-trains']);
    expect(told).toEqual([expect.stringMatching(sentence)]);
    expect(shelf.damage()).toMatch(sentence);
  });

  it('leaves its last good copy to a site that starts', () => {
    damage(change);
    const shelf = openReleases(releases, tell);
    expect(idsOf('mf-blog', shelf)).toEqual(['bbbb', 'aaaa']);
    expect(told).toEqual([expect.stringMatching(sentence)]);
  });

  it('is whole again with the next flip, which goes on from the last good one', () => {
    const shelf = openReleases(releases, tell);
    damage(change);
    expect(shelf.damage()).not.toBeNull();
    flip(releases, 'mf-blog', 'cccc', 'third');
    expect(idsOf('mf-blog', shelf)).toEqual(['cccc', 'bbbb', 'aaaa']);
    expect(shelf.damage()).toBeNull();
    expect(readRegistry(releases).history).toHaveLength(4);
  });

  it('and has no good copy lets a site start without releases, and heals when somebody puts a good one there', () => {
    const good = readFileSync(registryFile(releases), 'utf8');
    damage(change);
    rmSync(join(releases, 'registry.good.json'));
    const shelf = openReleases(releases, tell);
    expect(idsOf('mf-blog', shelf)).toEqual([]);
    expect(() => flip(releases, 'mf-blog', 'cccc', 'third')).toThrow(/put a good one in its place/);
    writeFileSync(registryFile(releases), good);
    expect(idsOf('mf-blog', shelf)).toEqual(['bbbb', 'aaaa']);
  });
});

it('a registry that was taken away is damaged, not new', () => {
  rmSync(registryFile(releases));
  expect(idsOf('mf-blog', openReleases(releases, tell))).toEqual(['bbbb', 'aaaa']);
  expect(told).toEqual([expect.stringContaining('registry.json is missing')]);
});

it.each([
  ['half written', '{"scripts": ["remo'],
  ['empty', ''],
  ['an empty object', '{}'],
])('assets.json that is %s takes that build out, and nothing else', (_how, text) => {
  const shelf = openReleases(releases, tell);
  const file = join(releases, 'mf-blog/bbbb/assets.json');
  const good = readFileSync(file, 'utf8');
  expect(idsOf('mf-blog', shelf)).toEqual(['bbbb', 'aaaa']);
  writeFileSync(file, text);
  for (let look = 0; look < 3; look += 1) expect(idsOf('mf-blog', shelf)).toEqual(['aaaa']);
  expect(idsOf('mf-trains', shelf)).toEqual(['aaaa']);
  expect(told).toEqual([expect.stringContaining('mf-blog/bbbb/assets.json is damaged')]);
  writeFileSync(file, good);
  expect(idsOf('mf-blog', shelf)).toEqual(['bbbb', 'aaaa']);
});

it('somebody who writes the registry by hand while it is being changed loses nothing: the change is refused', () => {
  const edit = () =>
    editRegistry(releases, (registry) => {
      writeFileSync(registryFile(releases), JSON.stringify({ ...registry, history: [] }));
      return { ...registry, apps: {} };
    });
  expect(edit).toThrow('Somebody else changed the registry at the same moment: nothing was flipped, try again.');
  expect(readRegistry(releases).history).toEqual([]);
  expect(idsOf('mf-blog')).toEqual(['bbbb', 'aaaa']);
});

it.each([
  ['that was killed', JSON.stringify({ pid: 2 ** 22 + 1, birth: '1', host: hostname(), turn: 1 })],
  ['that another process with its pid has followed', JSON.stringify({ pid: 1, birth: '', host: hostname(), turn: 1 })],
  ['of which power took the text', ''],
])('the lock of a release %s holds nobody up', (_whose, holder) => {
  writeFileSync(`${registryFile(releases)}.lock`, holder);
  flip(releases, 'mf-blog', 'cccc', 'third');
  expect(idsOf('mf-blog')).toEqual(['cccc', 'bbbb', 'aaaa']);
});

it('nothing but the registry and its good copy is left beside the builds', () => {
  expect(readdirSync(releases).sort()).toEqual(['mf-blog', 'mf-trains', 'registry.good.json', 'registry.json']);
});

it('a second rollback goes further back, never forward to the bad one, which nobody falls back to', () => {
  flip(releases, 'mf-blog', 'cccc', 'third');
  expect(rollBack(releases, 'mf-blog', 'cccc was bad')).toBe('bbbb');
  expect(idsOf('mf-blog')).toEqual(['bbbb', 'aaaa']);
  expect(rollBack(releases, 'mf-blog', 'bbbb was bad, too')).toBe('aaaa');
  expect(idsOf('mf-blog')).toEqual(['aaaa']);
  expect(() => rollBack(releases, 'mf-blog', 'and aaaa')).toThrow('mf-blog has no earlier build to go back to.');
});

it('a build that was taken back goes out again only by its name', () => {
  rollBack(releases, 'mf-blog', 'bbbb was bad');
  expect(() => flip(releases, 'mf-blog', 'bbbb', 'release')).toThrow(
    /^The build bbbb of mf-blog was taken back for good: mend the sources/,
  );
  flip(releases, 'mf-blog', 'cccc', 'third');
  expect(readRegistry(releases).apps['mf-blog']?.bad).toEqual(['bbbb']);
  expect(() => promote(releases, 'mf-blog', 'dddd', 'it is good')).toThrow('There is no build dddd of mf-blog.');
  promote(releases, 'mf-blog', 'bbbb', 'it was good after all');
  expect(idsOf('mf-blog')).toEqual(['bbbb', 'cccc', 'aaaa']);
  expect(readRegistry(releases).apps['mf-blog']).not.toHaveProperty('bad');
});

it('going back goes to the build before what is current by then', () => {
  expect(rollBack(releases, 'mf-blog', 'it was bad')).toBe('aaaa');
  expect(readRegistry(releases).history.at(-1)).toMatchObject({ from: 'bbbb', to: 'aaaa', reason: 'it was bad' });
  expect(() => rollBack(releases, 'mf-trains', 'it was bad')).toThrow('mf-trains has no earlier build to go back to.');
  expect(existsSync(`${registryFile(releases)}.lock`)).toBe(false);
});
