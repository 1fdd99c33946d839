import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { keepDescription, type AppDescription } from './description.ts';
import { flip } from './registry.ts';
import { openReleases } from './release-shelf.ts';

let releases: string;
beforeEach(() => (releases = mkdtempSync(join(tmpdir(), 'tabi-releases-'))));
afterEach(() => rmSync(releases, { recursive: true }));

const assets = { scripts: ['remoteEntry.js'], styles: [], fonts: [], exposes: { routes: ['1.js'] } };
const events = { emits: [], listens: [] };
const build = (app: string, id: string) => {
  mkdirSync(join(releases, app, id), { recursive: true });
  writeFileSync(join(releases, app, id, 'assets.json'), JSON.stringify(assets));
  const pages = [{ name: `${app} ${id}`, path: `/${app}`, title: app, render: 'server' as const }];
  const own = app === 'shell' ? { prefixes: { 'mf-blog': ['/mf-blog'] } } : { widgets: [], events };
  keepDescription(join(releases, app, id), { name: app, owner: 'A team', pages, ...own } as AppDescription);
};

it('the shelf has nothing before the first release', () => {
  const shelf = openReleases(releases);
  expect([shelf.of('mf-blog'), shelf.remotes()]).toEqual([[], []]);
});

it('a flip is seen at once, with the build before to fall back to', () => {
  const shelf = openReleases(releases);
  build('mf-blog', 'aaaa');
  build('mf-blog', 'bbbb');
  flip(releases, 'mf-blog', 'aaaa', 'first');
  const before = shelf.version();
  flip(releases, 'mf-blog', 'bbbb', 'second');
  expect(shelf.of('mf-blog').map(({ buildId }) => buildId)).toEqual(['bbbb', 'aaaa']);
  expect(shelf.version()).not.toBe(before);
});

it('a shelf that stands still stays as it was, for whatever is made from it, while a flip is seen by the others', () => {
  const shelf = openReleases(releases);
  build('mf-blog', 'aaaa');
  build('mf-blog', 'bbbb');
  flip(releases, 'mf-blog', 'aaaa', 'first');
  const still = shelf.still();
  const [seen] = still.of('mf-blog');
  flip(releases, 'mf-blog', 'bbbb', 'second');
  rmSync(join(releases, 'mf-blog', 'aaaa'), { recursive: true });
  expect(still.of('mf-blog')).toEqual([seen]);
  expect(still.withCanaries(new Set(['mf-blog'])).newest('mf-blog')).toBe(join(releases, 'mf-blog', 'aaaa'));
  expect(still.version()).not.toBe(shelf.version());
  expect(
    shelf
      .still()
      .of('mf-blog')
      .map(({ buildId }) => buildId),
  ).toEqual(['bbbb']);
});

it('a build that the registry names but nobody has is passed over', () => {
  const shelf = openReleases(releases);
  build('mf-blog', 'aaaa');
  flip(releases, 'mf-blog', 'aaaa', 'first');
  build('mf-blog', 'bbbb');
  flip(releases, 'mf-blog', 'bbbb', 'second');
  rmSync(join(releases, 'mf-blog', 'bbbb'), { recursive: true });
  expect(shelf.of('mf-blog')).toEqual([
    {
      app: 'mf-blog',
      buildId: 'aaaa',
      folder: join(releases, 'mf-blog', 'aaaa'),
      base: '/_mf/mf-blog/aaaa',
      container: 'mf_blog_aaaa',
      assets,
    },
  ]);
});

it('remotes are all apps but the shell', () => {
  build('mf-blog', 'aaaa');
  build('shell', 'cccc');
  flip(releases, 'mf-blog', 'aaaa', 'first');
  flip(releases, 'shell', 'cccc', 'first');
  expect(openReleases(releases).remotes()).toEqual(['mf-blog']);
});

it('the pages of a remote are known while none of its builds can be had', () => {
  const shelf = openReleases(releases);
  build('mf-blog', 'aaaa');
  flip(releases, 'mf-blog', 'aaaa', 'first');
  rmSync(join(releases, 'mf-blog'), { recursive: true });
  expect(shelf.of('mf-blog')).toEqual([]);
  expect(shelf.descriptions()).toMatchObject({ 'mf-blog': { owner: 'A team', pages: [{ path: '/mf-blog' }] } });
});
