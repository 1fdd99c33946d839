import { appendFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { flip, keepDescription, sealBuild, type AppDescription } from '@tabi/releases';
import { diffOf, verifyProblems } from './compare.ts';

let releases: string;

beforeEach(() => {
  releases = mkdtempSync(join(tmpdir(), 'tabi-compare-'));
  for (const [build, text] of [
    ['aaaa', 'one'],
    ['bbbb', 'and two'],
  ] as const) {
    const folder = join(releases, 'mf-blog', build);
    mkdirSync(join(folder, 'browser'), { recursive: true });
    writeFileSync(join(folder, 'browser/routes.js'), text);
    const assets = { scripts: [], styles: [], fonts: [], exposes: { routes: ['routes.js'] } };
    writeFileSync(join(folder, 'assets.json'), JSON.stringify(assets));
    const pages = [{ name: 'blog', path: '/blog', title: 'Blog', render: 'server' }];
    keepDescription(folder, { name: 'mf-blog', owner: 'Blog', pages } as unknown as AppDescription);
    sealBuild(folder);
    flip(releases, 'mf-blog', build, 'test');
  }
});
afterEach(() => rmSync(releases, { recursive: true }));

it('the current build is held against the one before, file by file', () => {
  const said = diffOf(releases, 'mf-blog');
  expect(said).toContain('mf-blog aaaa → bbbb\n~ browser/routes.js  0.0 KiB → 0.0 KiB');
  expect(said).toContain('described otherwise:\n  nothing');
  expect(said).toContain('  routes: ');
  expect(() => diffOf(releases, 'mf-none')).toThrow('mf-none has no two builds to compare: name them.');
});

it('what is not what was released is listed, build by build', () => {
  expect(verifyProblems(releases)).toEqual([]);
  appendFileSync(join(releases, 'mf-blog/aaaa/browser/routes.js'), ';');
  rmSync(join(releases, 'mf-blog/bbbb/assets.json'));
  expect(verifyProblems(releases, 'mf-blog')).toEqual([
    'mf-blog bbbb: it is not there, or its assets.json is not the one that was released.',
    'mf-blog aaaa: browser/routes.js is not the file that was built.',
  ]);
  expect(verifyProblems(releases, 'mf-none')).toEqual(['There is no mf-none.']);
});
