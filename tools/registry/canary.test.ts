import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { flip, keepDescription, type AppDescription } from '@tabi/releases';
import { runCanary, shareOf } from './canary.ts';

let releases: string;
beforeEach(() => {
  releases = mkdtempSync(join(tmpdir(), 'tabi-canary-'));
  for (const build of ['aaaa', 'bbbb']) {
    const folder = join(releases, 'mf-blog', build);
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'assets.json'), JSON.stringify({ scripts: [], styles: [], fonts: [], exposes: {} }));
    const pages = [{ name: 'blog', path: '/blog', title: build, render: 'server' }];
    keepDescription(folder, { name: 'mf-blog', owner: 'Blog', pages } as unknown as AppDescription);
  }
  flip(releases, 'mf-blog', 'aaaa', 'first');
});
afterEach(() => rmSync(releases, { recursive: true }));

const canary = (share: string, build?: string) =>
  runCanary(releases, { app: 'mf-blog', share, build, reason: 'try', actor: 'mai' });

it('a canary is started, grown and completed by sentences', () => {
  expect(canary('5', 'bbbb')).toBe('5 of a hundred visitors of mf-blog get bbbb, all others aaaa.');
  expect(canary('50')).toBe('50 of a hundred visitors of mf-blog get bbbb, all others aaaa.');
  expect(canary('off')).toBe('mf-blog has no canary any more: everybody has aaaa.');
  canary('5', 'bbbb');
  expect(canary('full')).toBe('mf-blog is at bbbb for everybody.');
});

it.each([
  ['', 'Say for how many: pnpm release canary mf-blog <percent|off|full>.'],
  ['5', 'mf-blog has no canary: everybody has its current build.'],
  ['off', 'mf-blog has no canary: everybody has its current build.'],
])('"%s" without a canary is refused with a sentence', (share, sentence) => {
  expect(() => canary(share)).toThrow(sentence);
});

it('a release for a share of the visitors says how many of a hundred', () => {
  expect([shareOf(undefined), shareOf('5'), shareOf('99')]).toEqual([undefined, 5, 99]);
  for (const text of ['', '0', '100', 'few', '5%']) expect(() => shareOf(text)).toThrow('--canary 5');
});
