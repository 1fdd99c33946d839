import { openBrowser, planTrip, visit, type Visit } from '../../e2e/first-visit.ts';
import { startSite } from '../../e2e/site.ts';
import { workspaceRoot } from '../federation/paths.ts';
import { timeAnswers } from './web/answers.ts';
import { timeBlocked } from './web/blocked.ts';
import { judge } from './web/judge.ts';
import { federation, openAnatomy, type Anatomy, type Shares } from './web/libraries.ts';
import { timePresses } from './web/press.ts';
import { median } from './median.ts';

/**
 * `pnpm bench:web [runs]`: what the first visit of a page costs. Scripts in KiB of brotli by library, then bytes, LCP and CLS
 * on a slow phone, medians of five unless told. `pnpm bench:web --lighthouse [runs]`: how Lighthouse judges each kind of page,
 * on a phone and on a desk; TBT also as if the page's thread had waited for nothing. `pnpm bench:web --blocked [runs]`: how
 * long the main thread of a slow phone is blocked on each, with no driver inside the page. `pnpm bench:web --press [runs]`: how
 * long a button's dialog takes on a page that is still left to be read, and on one that lives. `pnpm bench:web --answers [runs]`:
 * how many of each page a second the site sends. All measure a site of their own, or the one at BASE_URL.
 */
const words = process.argv.slice(2);
const modes = new Map([
  ['--lighthouse', judge],
  ['--blocked', timeBlocked],
  ['--press', timePresses],
  ['--answers', timeAnswers],
]);
const runs = Number(words.find((word) => /^\d+$/.test(word)) ?? 5);
/** KiB, brotli: a content page's first scripts, and the federation's part of them. */
const budget = { total: 160, federation: 25 };

const kib = (bytes: number): string => (bytes / 1024).toFixed(1);

type Measured = { name: string; first: Visit; slow: Visit[]; shares: Shares };

function addUp(anatomy: Anatomy, { scripts }: Visit): Shares {
  const sum: Shares = new Map();
  for (const { app, file, bytes } of scripts) {
    for (const [library, size] of anatomy.of(app, file, bytes)) sum.set(library, (sum.get(library) ?? 0) + size);
  }
  return sum;
}

async function measure(
  browser: Awaited<ReturnType<typeof openBrowser>>,
  anatomy: Anatomy,
  base: string,
): Promise<Measured[]> {
  const trip = await planTrip(browser, base);
  const pages = [
    { name: 'landing', path: '/' },
    { name: 'destination', path: '/destinations/kyoto' },
    { name: 'itinerary', path: trip.path, state: trip.state },
  ];
  const measured: Measured[] = [];
  for (const { name, path, state } of pages) {
    const first = await visit(browser, base + path, false, state);
    const slow: Visit[] = [];
    for (let run = 0; run < runs; run += 1) slow.push(await visit(browser, base + path, true, state));
    measured.push({ name, first, slow, shares: addUp(anatomy, first) });
  }
  return measured;
}

function printTables(measured: Measured[]): void {
  const libraries = [...new Set(measured.flatMap(({ shares }) => [...shares.keys()]))];
  const weight = (library: string) => measured.reduce((sum, { shares }) => sum + (shares.get(library) ?? 0), 0);
  libraries.sort((a, b) => weight(b) - weight(a));
  const row = (pick: (one: Measured) => string) => Object.fromEntries(measured.map((one) => [one.name, pick(one)]));
  console.log('\nScripts of the first visit, KiB in brotli');
  console.table({
    ...Object.fromEntries(libraries.map((name) => [name, row(({ shares }) => kib(shares.get(name) ?? 0))])),
    [`TOTAL (at most ${budget.total})`]: row(({ first }) => kib(first.scriptBytes)),
    [`of which federation (at most ${budget.federation})`]: row(({ shares }) => kib(shares.get(federation) ?? 0)),
    'script files': row(({ first }) => String(first.scripts.length)),
  });
  console.log(`A slow phone: 1.6 Mbit/s, 150 ms, processor ÷ 4; medians of ${runs}`);
  console.table({
    'script bytes, KiB': row(({ slow }) => kib(median(slow.map(({ scriptBytes }) => scriptBytes)))),
    'LCP, ms': row(({ slow }) => median(slow.map(({ lcp }) => lcp)).toFixed(0)),
    CLS: row(({ slow }) => median(slow.map(({ cls }) => cls)).toFixed(3)),
  });
}

/** Bytes by library, and a slow phone. */
async function weigh(root: string, base: string): Promise<void> {
  const browser = await openBrowser();
  const anatomy = await openAnatomy(root);
  try {
    const measured = await measure(browser, anatomy, base);
    const builds = new Set(measured.flatMap(({ first }) => first.scripts.map(({ app, build }) => `${app} ${build}`)));
    const named = [...builds].filter((name) => !name.endsWith('by-content'));
    const stale = named.filter((name) => anatomy.buildIds.get(name.split(' ')[0] ?? '') !== name.split(' ')[1]);
    printTables(measured);
    if (stale.length > 0) console.log(`The site runs other builds than these sources: ${stale.join(', ')}.`);
  } finally {
    await anatomy.close();
    await browser.close();
  }
}

async function main(): Promise<void> {
  const root = workspaceRoot(__dirname);
  const site = process.env['BASE_URL'] ? undefined : await startSite();
  const base = site?.env.BASE_URL ?? String(process.env['BASE_URL']);
  try {
    const measureSite = words.map((word) => modes.get(word)).find(Boolean) ?? weigh;
    await measureSite(root, base, runs);
  } finally {
    await site?.stop();
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
