import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { completeCanary, endCanary, setCanary } from './canary.ts';
import { keepDescription, type AppDescription } from './description.ts';
import { flip, promote, rollBack } from './registry.ts';
import { readRegistry } from './registry-file.ts';
import { openReleases } from './release-shelf.ts';
import { takeOut } from './take-out.ts';

let releases: string;
beforeEach(() => {
  releases = mkdtempSync(join(tmpdir(), 'tabi-canary-'));
  for (const build of ['aaaa', 'bbbb', 'cccc', 'dddd']) make('mf-blog', build);
  flip(releases, 'mf-blog', 'aaaa', 'first');
  flip(releases, 'mf-blog', 'bbbb', 'second');
});
afterEach(() => rmSync(releases, { recursive: true }));

function make(app: string, id: string, path = `/${app}`) {
  const folder = join(releases, app, id);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'assets.json'), JSON.stringify({ scripts: [], styles: [], fonts: [], exposes: {} }));
  const pages = [{ name: `${app}${id}`, path, title: id, render: 'server' }];
  keepDescription(folder, { name: app, owner: 'A team', pages } as unknown as AppDescription);
}

const app = 'mf-blog';
const said = { reason: 'to see how it does', actor: 'mai' };
const start = (build = 'cccc', percent = 5) => setCanary(releases, { app, build, percent, ...said });
const entry = () => readRegistry(releases).apps[app];
const seen = (taken: string[] = []) =>
  openReleases(releases)
    .withCanaries(new Set(taken))
    .of(app)
    .map(({ buildId }) => buildId);

it('a canary is the first build of those who get it, and nothing at all to all others', () => {
  start();
  expect([seen(), seen([app])]).toEqual([
    ['bbbb', 'aaaa'],
    ['cccc', 'bbbb', 'aaaa'],
  ]);
  const shelf = openReleases(releases);
  const titles = (taken: string[]) => shelf.withCanaries(new Set(taken)).descriptions()[app]?.pages[0]?.title;
  // They get its pages, too.
  expect([titles([]), titles([app])]).toEqual(['bbbb', 'cccc']);
});

it('its share grows without it beginning anew, and each step is kept with who took it', () => {
  start();
  const since = entry()?.canary?.since;
  setCanary(releases, { app, percent: 50, ...said });
  expect(entry()?.canary).toMatchObject({ build: 'cccc', percent: 50, since, ...said });
  expect(entry()?.acts?.map(({ what, percent, actor }) => [what, percent, actor])).toEqual([
    ['canary', 5, 'mai'],
    ['canary', 50, 'mai'],
  ]);
});

it('ends with everybody at the current build, or at its own', () => {
  start();
  endCanary(releases, app, said);
  expect([seen([app]), entry()?.canary, entry()?.bad]).toEqual([['bbbb', 'aaaa'], undefined, undefined]);
  start();
  expect(completeCanary(releases, app, said)).toBe('cccc');
  expect([seen(), entry()?.canary]).toEqual([['cccc', 'bbbb', 'aaaa'], undefined]);
  expect(readRegistry(releases).history.at(-1)).toMatchObject({ from: 'bbbb', to: 'cccc' });
});

it('a rollback takes the canary back and nothing else; the next one goes back from the current build', () => {
  start();
  expect(rollBack(releases, app, 'complaints')).toBe('bbbb');
  expect([entry()?.canary, entry()?.bad]).toEqual([undefined, ['cccc']]);
  expect(() => start()).toThrow('taken back for good');
  expect(rollBack(releases, app, 'more complaints')).toBe('aaaa');
});

it('what readers from before take for damage does not come into the registry: who did it is told with the app', () => {
  start();
  rollBack(releases, app, { reason: 'complaints', actor: 'mai' });
  rollBack(releases, app, { reason: 'more complaints', actor: 'mai' });
  const { history, ...rest } = JSON.parse(readFileSync(join(releases, 'registry.json'), 'utf8'));
  expect(Object.keys(rest)).toEqual(['apps']);
  for (const line of history) expect(Object.keys(line).sort()).toEqual(['app', 'at', 'from', 'reason', 'to']);
  expect(entry()?.acts?.map(({ what, build }) => [what, build])).toEqual([
    ['canary', 'cccc'],
    ['canary-off', 'cccc'],
    ['flip', 'aaaa'],
  ]);
});

it('a flip to any build ends the canary', () => {
  start();
  promote(releases, app, 'dddd', 'better');
  expect([entry()?.current, entry()?.canary, entry()?.bad]).toEqual(['dddd', undefined, undefined]);
  start();
  promote(releases, app, 'cccc', 'it is good');
  expect([entry()?.current, entry()?.canary]).toEqual(['cccc', undefined]);
});

it('the same build again, which every start of the site asks for, leaves the canary alone', () => {
  start();
  flip(releases, app, 'bbbb', 'build');
  expect(entry()?.canary?.build).toBe('cccc');
});

it.each([
  ['the current build', 'bbbb', 5, 'Everybody has the build bbbb'],
  ['a build that is not there', 'eeee', 5, 'There is no build eeee'],
  ['no share', 'cccc', 0, '1 to 99 of a hundred'],
  ['a share of all', 'cccc', 100, '1 to 99 of a hundred'],
])('%s makes no canary', (_, build, percent, sentence) => {
  expect(() => start(build, percent)).toThrow(sentence);
  expect(entry()?.canary).toBeUndefined();
});

it('a canary with a page that another app has is refused, and so is a release that claims a page of a canary', () => {
  make('mf-account', 'aaaa', '/account');
  flip(releases, 'mf-account', 'aaaa', 'first');
  make(app, 'ffff', '/account');
  expect(() => start('ffff')).toThrow('This cannot be released.');
  make(app, 'eeee', '/stories');
  start('eeee');
  make('mf-account', 'bbbb', '/stories');
  expect(() => flip(releases, 'mf-account', 'bbbb', 'second')).toThrow('This cannot be released.');
});

describe('a build that is taken out', () => {
  const reason = '7 of 20 views failed';
  const out = (build: string) => takeOut(releases, { app, build, reason, actor: 'protection' });

  it('as a canary leaves the current build as it is', () => {
    start();
    expect(out('cccc')).toEqual({ how: 'canary-off', to: 'bbbb' });
    expect([seen([app]), entry()?.bad]).toEqual([['bbbb', 'aaaa'], ['cccc']]);
    expect(entry()?.acts?.at(-1)).toMatchObject({ what: 'canary-off', build: 'cccc', actor: 'protection', reason });
  });

  it('as the current one goes back to the build before, with its canary', () => {
    start();
    expect(out('bbbb')).toEqual({ how: 'rolled-back', to: 'aaaa' });
    expect([seen([app]), entry()?.bad]).toEqual([['aaaa'], ['bbbb']]);
    expect(readRegistry(releases).history.at(-1)).toMatchObject({ from: 'bbbb', to: 'aaaa', reason });
  });

  it('stays when nothing is there to go back to, and is not taken out twice', () => {
    expect([out('bbbb'), out('bbbb'), out('aaaa'), out('ffff')]).toEqual([
      { how: 'rolled-back', to: 'aaaa' },
      null,
      null,
      null,
    ]);
    expect(seen()).toEqual(['aaaa']);
  });
});
