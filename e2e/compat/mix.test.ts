import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { buildFolder, flip, keepDescription, readRegistry } from '@tabi/releases';
import { arrange } from './mix.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'tabi-mix-'));
  mkdirSync(path.join(folder, 'shelf'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const page = (name: string, at: string) => ({ name, path: at, title: name, render: 'server' as const });

type Remote = { name: string; build: string; needs: string; path: string };

/** Releases with a shell and remotes, whose builds hold one file each. */
function releasesOf(time: string, prefixes: Record<string, string[]>, remotes: Remote[]): string {
  const releases = path.join(folder, time);
  const put = (app: string, build: string, description: Parameters<typeof keepDescription>[1]) => {
    const at = buildFolder(releases, app, build);
    mkdirSync(at, { recursive: true });
    writeFileSync(path.join(at, 'made'), time);
    keepDescription(at, description);
    flip(releases, app, build, time);
  };
  const shell = { name: 'shell' as const, owner: 'Shell', pages: [page('landing', '/')], prefixes };
  put('shell', `shell${time}`, shell);
  for (const { name, build, needs, path: at } of remotes) {
    put(name, build, {
      name,
      owner: 'A team',
      pages: [page(name.slice(3), at)],
      widgets: [],
      events: { emits: [], listens: [] },
      needs: { '@tabi/shared': needs },
    });
  }
  return releases;
}

const blog = (build: string, needs: string): Remote => ({ name: 'mf-blog', build, needs, path: '/blog' });
const prefixes = { 'mf-blog': ['/blog'] };
const shelf = () => path.join(folder, 'shelf');
const registered = () => readRegistry(shelf()).apps;

const side = (releases: string, shared: string) => ({ releases, shared });

it('remotes that go out before the shell have those that came with it behind them', () => {
  const old = releasesOf('old', prefixes, [blog('blogold', '^1.0')]);
  const now = releasesOf('now', prefixes, [blog('blognow', '^1.0')]);
  const mix = arrange(shelf(), { host: side(old, '1.0.0'), remotes: side(now, '1.1.0'), behind: true });
  expect(mix).toEqual({ live: { shell: 'shellold', 'mf-blog': 'blognow' }, refused: {} });
  expect(registered()['mf-blog']).toMatchObject({ current: 'blognow', previous: ['blogold'] });
  expect(existsSync(path.join(buildFolder(shelf(), 'mf-blog', 'blognow'), 'made'))).toBe(true);
});

it('remotes that the shell has gone out before have nothing behind them', () => {
  const old = releasesOf('old', prefixes, [blog('blogold', '^1.0')]);
  const now = releasesOf('now', prefixes, [blog('blognow', '^1.0')]);
  const mix = arrange(shelf(), { host: side(now, '1.1.0'), remotes: side(old, '1.0.0'), behind: false });
  expect(mix).toEqual({ live: { shell: 'shellnow', 'mf-blog': 'blogold' }, refused: {} });
  expect(registered()['mf-blog']).toMatchObject({ current: 'blogold', previous: [] });
});

it('a remote that needs more than the shell brings is refused, and the one behind it is live', () => {
  const old = releasesOf('old', prefixes, [blog('blogold', '^1.0')]);
  const now = releasesOf('now', prefixes, [blog('blognow', '^1.1')]);
  expect(arrange(shelf(), { host: side(old, '1.0.0'), remotes: side(now, '1.1.0'), behind: true })).toEqual({
    live: { shell: 'shellold', 'mf-blog': 'blogold' },
    refused: { 'mf-blog': 'mf-blog needs ^1.1 of @tabi/shared, and that shell brings 1.0.0.' },
  });
});

it('a remote of the major version before is refused, with nothing in its place', () => {
  const old = releasesOf('old', prefixes, [blog('blogold', '^1.0')]);
  const now = releasesOf('now', prefixes, [blog('blognow', '^2.0')]);
  expect(arrange(shelf(), { host: side(now, '2.0.0'), remotes: side(old, '1.4.0'), behind: false })).toEqual({
    live: { shell: 'shellnow' },
    refused: { 'mf-blog': 'mf-blog needs ^1.0 of @tabi/shared, and that shell brings 2.0.0.' },
  });
});

it('a remote that the shell gives no place to yet cannot be released beside it', () => {
  const old = releasesOf('old', prefixes, [blog('blogold', '^1.0')]);
  const trains = { name: 'mf-trains', build: 'trainsnow', needs: '^1.0', path: '/trains' };
  const now = releasesOf('now', { ...prefixes, 'mf-trains': ['/trains'] }, [blog('blognow', '^1.0'), trains]);
  const mix = arrange(shelf(), { host: side(old, '1.0.0'), remotes: side(now, '1.0.0'), behind: true });
  expect(mix.live).toEqual({ shell: 'shellold', 'mf-blog': 'blognow' });
  expect(mix.refused['mf-trains']).toContain(
    'mf-trains cannot be released beside that shell: This cannot be released.',
  );
  expect(registered()['mf-trains']).toBeUndefined();
});
