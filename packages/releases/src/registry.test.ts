import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { keepDescription, type AppDescription } from './description.ts';
import { flip, flipAll, flipped, rollbackTarget } from './registry.ts';
import { readRegistry, registryFile, type Registry } from './registry-file.ts';

const change = { at: '2026-03-14T09:00:00.000Z', reason: 'release' };
const empty: Registry = { apps: {}, history: [] };

const remote = (name: string, path: string, title = name): AppDescription => ({
  name,
  owner: 'A team',
  pages: [{ name: name.replace('mf-', ''), path, title, render: 'server' }],
  widgets: [],
  events: { emits: [], listens: [] },
  needs: { '@tabi/shared': '^1.0' },
});
const shell = (prefixes: Record<string, string[]>): AppDescription => ({
  name: 'shell',
  owner: 'Shell',
  pages: [{ name: 'landing', path: '/', title: 'Tabi', render: 'server' }],
  prefixes,
});
const blog = remote('mf-blog', '/blog');
const to = (build: string, description = blog) => ({ app: 'mf-blog', build, description });

describe('flipping an app to a build', () => {
  it('keeps the build it leaves as the first to fall back to', () => {
    const registry = flipped(flipped(empty, to('aaaa'), change), to('bbbb'), change);
    expect(registry.apps['mf-blog']).toEqual({ current: 'bbbb', previous: ['aaaa'], description: blog });
  });

  it('brings the pages of that build along, there and back', () => {
    const newer = remote('mf-blog', '/blog', 'Stories');
    const registry = flipped(flipped(empty, to('aaaa'), change), to('bbbb', newer), change);
    expect(registry.apps['mf-blog']?.description).toEqual(newer);
    expect(flipped(registry, to('aaaa'), change).apps['mf-blog']?.description).toEqual(blog);
  });

  it('writes down who went where and why', () => {
    const { history } = flipped(empty, to('aaaa'), change);
    expect(history).toEqual([{ ...change, app: 'mf-blog', from: null, to: 'aaaa' }]);
  });

  it('changes nothing when the build is current already', () => {
    const registry = flipped(empty, to('aaaa'), change);
    expect(flipped(registry, to('aaaa'), change)).toBe(registry);
  });

  it('describes a current build that a registry of before did not describe, without a line of history', () => {
    const before: Registry = { apps: { 'mf-blog': { current: 'aaaa', previous: ['0000'] } }, history: [] };
    expect(flipped(before, to('aaaa'), change)).toEqual({
      apps: { 'mf-blog': { current: 'aaaa', previous: ['0000'], description: blog } },
      history: [],
    });
  });

  it('never lists the current build among the earlier ones', () => {
    const back = flipped(flipped(flipped(empty, to('aaaa'), change), to('bbbb'), change), to('aaaa'), change);
    expect(back.apps['mf-blog']).toMatchObject({ current: 'aaaa', previous: ['bbbb'] });
  });

  it('knows no way back from the first build', () => {
    expect(rollbackTarget(flipped(empty, to('aaaa'), change), 'mf-blog')).toBeNull();
  });
});

describe('a release', () => {
  let releases: string;
  beforeEach(() => (releases = mkdtempSync(join(tmpdir(), 'tabi-registry-'))));
  afterEach(() => rmSync(releases, { recursive: true }));

  const build = (app: string, id: string, description: AppDescription) => {
    const folder = join(releases, app, id);
    mkdirSync(folder, { recursive: true });
    keepDescription(folder, description);
  };
  const currentOf = (app: string) => readRegistry(releases).apps[app]?.current;

  beforeEach(() => {
    build('shell', 'aaaa', shell({ 'mf-blog': ['/blog'], 'mf-trains': ['/trains'] }));
    build('mf-blog', 'aaaa', blog);
    flipAll(
      releases,
      [
        { app: 'shell', build: 'aaaa' },
        { app: 'mf-blog', build: 'aaaa' },
      ],
      'first',
    );
  });

  it('puts the description of the build into the registry', () => {
    expect(readRegistry(releases).apps['mf-blog']?.description).toEqual(blog);
  });

  it('of a page outside the remote’s prefixes is refused, and nothing changes', () => {
    build('mf-blog', 'bbbb', remote('mf-blog', '/stories'));
    const before = readFileSync(registryFile(releases), 'utf8');
    expect(() => flip(releases, 'mf-blog', 'bbbb', 'release')).toThrow(
      'mf-blog may not serve /stories (its page "blog"): it may use /blog. Move the page, or change the prefixes in shell/shell.json and release the shell.',
    );
    expect(readFileSync(registryFile(releases), 'utf8')).toBe(before);
  });

  it('of a path that another remote has already is refused', () => {
    build('mf-trains', 'aaaa', remote('mf-trains', '/blog'));
    expect(() => flip(releases, 'mf-trains', 'aaaa', 'release')).toThrow(
      'mf-blog (page "blog") and mf-trains (page "trains") claim the same path, /blog: one of them must take another.',
    );
    expect(currentOf('mf-trains')).toBeUndefined();
  });

  it('of a shell that takes a prefix from a remote that uses it is refused', () => {
    build('shell', 'bbbb', shell({ 'mf-trains': ['/trains'] }));
    expect(() => flip(releases, 'shell', 'bbbb', 'release')).toThrow(/mf-blog may not serve \/blog .*no prefix yet/);
    expect(currentOf('shell')).toBe('aaaa');
  });

  it('of several apps at once is judged by what comes out in the end', () => {
    build('shell', 'bbbb', shell({ 'mf-blog': ['/stories'] }));
    build('mf-blog', 'bbbb', remote('mf-blog', '/stories'));
    flipAll(
      releases,
      [
        { app: 'mf-blog', build: 'bbbb' },
        { app: 'shell', build: 'bbbb' },
      ],
      'the blog moves',
    );
    expect([currentOf('shell'), currentOf('mf-blog')]).toEqual(['bbbb', 'bbbb']);
  });

  it('of a build that does not say which pages it has is refused', () => {
    mkdirSync(join(releases, 'mf-blog', 'bbbb'));
    expect(() => flip(releases, 'mf-blog', 'bbbb', 'release')).toThrow(
      'The build bbbb of mf-blog does not say which pages it has: build the app anew.',
    );
  });

  it('back to an earlier build asks nothing that later rules have added', () => {
    const folder = join(releases, 'mf-blog', 'bbbb');
    mkdirSync(folder);
    const older = { ...blog, pages: [{ ...blog.pages[0], title: 'Blog of {nobody}', mood: 'bright' }] };
    writeFileSync(join(folder, 'description.json'), JSON.stringify(older));
    flip(releases, 'mf-blog', 'bbbb', 'rollback');
    expect(readRegistry(releases).apps['mf-blog']?.description).toEqual(older);
  });
});
