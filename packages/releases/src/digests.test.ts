import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readAssets } from './build.ts';
import { keepDescription, type AppDescription } from './description.ts';
import { digestOf, readReleased, sealBuild } from './digests.ts';
import { flip, flipAll } from './registry.ts';
import { readRegistry } from './registry-file.ts';
import { openReleases } from './release-shelf.ts';

let releases: string;
let told: string[];
const at = (...parts: string[]) => join(releases, 'mf-blog', ...parts);
const idsOf = () =>
  openReleases(releases, (line) => told.push(line))
    .of('mf-blog')
    .map(({ buildId }) => buildId);

const build = (id: string) => {
  mkdirSync(at(id, 'server'), { recursive: true });
  mkdirSync(at(id, 'browser'));
  writeFileSync(at(id, 'server/routes.cjs'), `exports.routes = '${id}';`);
  writeFileSync(at(id, 'browser/remoteEntry.js'), id);
  writeFileSync(at(id, 'browser/remoteEntry.js.br'), 'packed');
  writeFileSync(
    at(id, 'assets.json'),
    JSON.stringify({ scripts: ['remoteEntry.js'], styles: [], fonts: [], exposes: {} }),
  );
  const pages = [{ name: 'blog', path: '/blog', title: 'Blog', render: 'server' as const }];
  keepDescription(at(id), { name: 'mf-blog', owner: 'A team', pages } as unknown as AppDescription);
};

beforeEach(() => {
  releases = mkdtempSync(join(tmpdir(), 'tabi-digests-'));
  told = [];
  for (const id of ['aaaa', 'bbbb']) {
    build(id);
    sealBuild(at(id));
    flip(releases, 'mf-blog', id, 'release');
  }
});
afterEach(() => rmSync(releases, { recursive: true }));

it('a build says of each of its files what it is, packed copies apart', () => {
  const { digests = {} } = readAssets(at('aaaa'));
  expect(Object.keys(digests)).toEqual(['browser/remoteEntry.js', 'description.json', 'server/routes.cjs']);
  expect(digests['browser/remoteEntry.js']).toBe(digestOf('aaaa'));
  expect(digests['browser/remoteEntry.js']).toMatch(/^sha256-[\w+/]{43}=$/);
});

it('a build that was sealed with another algorithm is checked by that one', () => {
  const digests = { 'server/routes.cjs': digestOf("exports.routes = 'aaaa';", 'sha384') };
  expect(readReleased(at('aaaa'), 'server/routes.cjs', digests)).toContain('aaaa');
  writeFileSync(at('aaaa', 'server/routes.cjs'), "exports.routes = 'other';");
  expect(() => readReleased(at('aaaa'), 'server/routes.cjs', digests)).toThrow(/it is not run/);
});

it('the text of a released file is given out, and that of one that was changed or added since is not', () => {
  const { digests } = readAssets(at('aaaa'));
  expect(readReleased(at('aaaa'), 'server/routes.cjs', digests)).toBe("exports.routes = 'aaaa';");
  writeFileSync(at('aaaa', 'server/routes.cjs'), "exports.routes = 'other';");
  writeFileSync(at('aaaa', 'server/more.cjs'), '');
  for (const file of ['server/routes.cjs', 'server/more.cjs'])
    expect(() => readReleased(at('aaaa'), file, digests)).toThrow(/is not the file that was released: it is not run/);
});

it('a build from before digests is taken as it is', () => {
  build('cccc');
  flip(releases, 'mf-blog', 'cccc', 'release');
  expect(readRegistry(releases).apps['mf-blog']?.seals).not.toHaveProperty('cccc');
  expect(readReleased(at('cccc'), 'server/routes.cjs', readAssets(at('cccc')).digests)).toContain('cccc');
  expect(idsOf()).toEqual(['cccc', 'bbbb', 'aaaa']);
});

it('a build whose list of digests was changed with its files is out: the registry knows the list', () => {
  expect(idsOf()).toEqual(['bbbb', 'aaaa']);
  const before = readFileSync(at('bbbb', 'assets.json'));
  writeFileSync(at('bbbb', 'server/routes.cjs'), "exports.routes = 'other';");
  sealBuild(at('bbbb'));
  expect(idsOf()).toEqual(['aaaa']);
  expect(told).toEqual([expect.stringContaining('is damaged (it is not the file that was released)')]);
  // Nor does flipping away and back make it a good one.
  flip(releases, 'mf-blog', 'aaaa', 'rollback');
  flip(releases, 'mf-blog', 'bbbb', 'again');
  expect(idsOf()).toEqual(['aaaa']);
  writeFileSync(at('bbbb', 'assets.json'), before);
  expect(idsOf()).toEqual(['bbbb', 'aaaa']);
  // One that was made anew is what it is now.
  sealBuild(at('bbbb'));
  flipAll(releases, [{ app: 'mf-blog', build: 'bbbb', isFresh: true }], 'made anew');
  expect(idsOf()).toEqual(['bbbb', 'aaaa']);
});
