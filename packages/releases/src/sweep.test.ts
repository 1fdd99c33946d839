import { existsSync, mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { keptMs, lookWhatToSweep, sweepReleases, sweepable } from './sweep.ts';

const now = Date.parse('2026-06-30T12:00:00Z');
const daysAgo = (days: number) => now - days * (keptMs / 14);
const builds = (...ages: number[]) => ages.map((age, index) => ({ build: `build${index}`, at: daysAgo(age) }));
const nobody = new Set<string>();

it('a build goes only when it is older than 14 days and beyond the five newest', () => {
  expect(sweepable(builds(100, 90, 80, 70, 60), nobody, now)).toEqual([]);
  expect(sweepable(builds(100, 90, 80, 70, 60, 50), nobody, now)).toEqual(['build0']);
  expect(sweepable(builds(13, 12, 11, 10, 9, 8, 7), nobody, now)).toEqual([]);
  expect(sweepable(builds(15, 13, 1, 1, 1, 1, 1), nobody, now)).toEqual(['build0']);
});

it('what visitors have or fall back to stays, however old it is', () => {
  expect(sweepable(builds(100, 90, 5, 4, 3, 2, 1), new Set(['build0']), now)).toEqual(['build1']);
});

describe('on the disk', () => {
  let releases: string;
  const folderOf = (build: string) => join(releases, 'mf-blog', build);
  const make = (build: string, age: number) => {
    mkdirSync(folderOf(build), { recursive: true });
    writeFileSync(join(folderOf(build), 'assets.json'), '{}');
    utimesSync(folderOf(build), daysAgo(age) / 1000, daysAgo(age) / 1000);
  };
  const description = { name: 'mf-blog', owner: 'Blog', pages: [] };
  const entry = {
    current: 'aaaa',
    previous: ['bbbb'],
    description,
    canary: { build: 'cccc', percent: 5, since: '2026-01-01T00:00:00Z', reason: 'a try', actor: 'Mai', description },
  };
  const history = [{ at: '2026-06-25T00:00:00Z', app: 'mf-blog', from: 'dddd', to: 'aaaa', reason: 'better' }];

  beforeEach(() => {
    releases = mkdtempSync(join(tmpdir(), 'tabi-sweep-'));
    for (const [index, build] of ['aaaa', 'bbbb', 'cccc', 'dddd', 'eeee', 'ffff'].entries()) make(build, 100 + index);
    for (const build of ['new1', 'new2', 'new3', 'new4', 'new5']) make(build, 20);
    writeFileSync(join(releases, 'registry.json'), JSON.stringify({ apps: { 'mf-blog': entry }, history }));
  });
  afterEach(() => rmSync(releases, { recursive: true }));

  it('current, fallback, canary, and what was current until lately stay; the rest is taken away', () => {
    // What was current a few days ago is among the five newest, so two of those made 20 days ago are not.
    const goes = ['eeee', 'ffff', 'new4', 'new5'];
    const names = (swept: { build: string }[]) => swept.map(({ build }) => build).sort();
    expect(names(lookWhatToSweep(releases, now))).toEqual(goes);
    for (const build of goes) expect(existsSync(folderOf(build))).toBe(true);
    expect(names(sweepReleases(releases, now))).toEqual(goes);
    for (const build of goes) expect(existsSync(folderOf(build))).toBe(false);
    for (const build of ['aaaa', 'bbbb', 'cccc', 'dddd']) expect(existsSync(folderOf(build))).toBe(true);
    expect(sweepReleases(releases, now)).toEqual([]);
  });

  it('builds of an app that was taken away go by the same rules', () => {
    writeFileSync(join(releases, 'registry.json'), JSON.stringify({ apps: {}, history: [] }));
    expect(
      sweepReleases(releases, now)
        .map(({ build }) => build)
        .sort(),
    ).toEqual(['aaaa', 'bbbb', 'cccc', 'dddd', 'eeee', 'ffff']);
  });

  it('a damaged registry without a copy sweeps nothing', () => {
    writeFileSync(join(releases, 'registry.json'), '{"apps":');
    expect(() => sweepReleases(releases, now)).toThrow('is no whole JSON');
    expect(existsSync(folderOf('ffff'))).toBe(true);
  });
});
