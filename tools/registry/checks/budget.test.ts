import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { budgetProblems, firstLoads, heaviest } from './budget.ts';

let build: string;
const put = (file: string, bytes: number) => writeFileSync(join(build, 'browser', file), 'x'.repeat(bytes));

beforeEach(() => {
  build = mkdtempSync(join(tmpdir(), 'tabi-budget-'));
  mkdirSync(join(build, 'browser'));
  const assets = {
    scripts: ['remoteEntry.js'],
    styles: ['styles.css'],
    fonts: [],
    exposes: { routes: ['routes.js'], 'widgets/Part': [] },
  };
  writeFileSync(join(build, 'assets.json'), JSON.stringify(assets));
  put('remoteEntry.js', 5_000);
  put('remoteEntry.js.br', 1_024);
  put('styles.css', 1_024);
  put('routes.js', 2_048);
  put('page.js', 4_096);
  put('picture.webp', 90_000);
});
afterEach(() => rmSync(build, { recursive: true }));

it('what an expose or a page loads at first is counted packed, once, and without pictures', () => {
  const files = ['remoteEntry.js', 'page.js', 'page.js', 'styles.css', 'picture.webp'];
  const loads = firstLoads(build, new Map([['/blog', files]]));
  expect(Object.fromEntries(loads)).toEqual({ routes: 4_096, 'widgets/Part': 2_048, '/blog': 6_144 });
  expect(heaviest(loads)).toEqual({ name: '/blog', bytes: 6_144 });
});

it('what weighs more than it may is told with both figures', () => {
  const loads = firstLoads(build, new Map());
  expect(budgetProblems('mf-blog', loads, 4_096)).toEqual([]);
  expect(budgetProblems('mf-blog', loads, 3_072)).toEqual([
    expect.stringContaining('mf-blog: routes loads 4.0 KiB of its own at first, more than its 3.0 KiB'),
  ]);
});
