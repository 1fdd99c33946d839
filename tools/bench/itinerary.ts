import { brotliCompressSync } from 'node:zlib';
import { seeTrip, type FirstSight } from '../../e2e/itinerary/first-sight.ts';
import { planLargeTrip, type OpenedTrip } from '../../e2e/itinerary/large-trip.ts';
import { useTrip } from '../../e2e/itinerary/use-trip.ts';
import { openBrowser } from '../../e2e/first-visit.ts';
import { startSite } from '../../e2e/site.ts';
import { median } from './median.ts';

/**
 * `pnpm bench:itinerary [runs]`: what a trip costs its traveller, medians of five unless told. A usual trip of five days:
 * bytes, the first stop, the time in which a slow phone hears nobody. One as large as trips may be: how fast it answers.
 * Measures a site of its own, or the one at BASE_URL; `VERBOSE=1` names the files.
 */
const runs = Number(process.argv[2] ?? 5);
/** As many as a trip may have. */
const mostEvents = 400;
const slowProcessor = 4;

type Browser = Awaited<ReturnType<typeof openBrowser>>;

const kib = (bytes: number): string => (bytes / 1024).toFixed(1);

async function repeat<T>(work: () => Promise<T>): Promise<T[]> {
  const all: T[] = [];
  for (let run = 0; run < runs; run += 1) all.push(await work());
  return all;
}

const sightRow = (seen: FirstSight[]) => {
  const of = (pick: (one: FirstSight) => number) => median(seen.map(pick));
  return {
    'first stop, ms': of(({ stop }) => stop).toFixed(0),
    'blocked, ms': of(({ blocked }) => blocked).toFixed(0),
    'scripts, KiB': kib(of(({ scripts }) => scripts)),
    'idle, KiB': kib(of(({ later }) => later)),
    'styles, KiB': kib(of(({ styles }) => styles)),
    'page, KiB': kib(of(({ page }) => page)),
  };
};

async function printSights(browser: Browser, base: string, trip: OpenedTrip, large: OpenedTrip): Promise<void> {
  const { state, path, publicPath } = trip;
  const wishes = {
    'owner, 1440': { url: base + path, state },
    'owner, phone': { url: base + path, state, phone: true },
    'owner, phone, slow': { url: base + path, state, phone: true, processor: slowProcessor },
    'public link, 1440': { url: base + publicPath },
    'public link, phone, slow': { url: base + publicPath, phone: true, processor: slowProcessor },
    'large trip, 1440': { url: base + large.path, state: large.state },
    'large trip, phone, slow': { url: base + large.path, state: large.state, phone: true, processor: slowProcessor },
  };
  const rows: Record<string, ReturnType<typeof sightRow>> = {};
  for (const [name, wish] of Object.entries(wishes)) {
    const seen = await repeat(() => seeTrip(browser, wish));
    rows[name] = sightRow(seen);
    if (process.env['VERBOSE']) console.log(name, seen[0]?.files.sort());
  }
  console.table(rows);
}

/** What the trip and its days are, packed as small as they can be. */
async function printAnswers(base: string, { slug, state, events }: OpenedTrip): Promise<void> {
  const cookie = state.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  for (const path of [`/api/trips/${slug}`, `/api/trips/${slug}/events`, `/api/trips/${slug}?days=yes`]) {
    const answer = await fetch(base + path, { headers: { cookie } });
    const bytes = brotliCompressSync(Buffer.from(await answer.arrayBuffer())).length;
    console.log(`GET ${path.replace(slug, '{id}')}, ${events} events: ${kib(bytes)} KiB in brotli`);
  }
}

async function printUse(browser: Browser, base: string, { path, state, events }: OpenedTrip): Promise<void> {
  for (const processor of [1, slowProcessor]) {
    const used = await repeat(() => useTrip(browser, base + path, state, processor));
    const names = Object.keys(used[0]?.each ?? {});
    console.log(`${events} events, processor ÷ ${processor}, milliseconds until the answer is seen`);
    console.table({
      ...Object.fromEntries(names.map((name) => [name, median(used.map(({ each }) => each[name] ?? 0)).toFixed(0)])),
      'the move is on the screen': median(used.map(({ move }) => move)).toFixed(0),
      'the slowest (INP)': median(used.map(({ slowest }) => slowest)).toFixed(0),
    });
  }
}

async function main(): Promise<void> {
  const site = process.env['BASE_URL'] ? undefined : await startSite();
  const base = site?.env.BASE_URL ?? String(process.env['BASE_URL']);
  const browser = await openBrowser();
  try {
    const trip = await planLargeTrip(browser, base, 5);
    const large = await planLargeTrip(browser, base, 30, mostEvents);
    await printAnswers(base, trip);
    await printAnswers(base, large);
    await printSights(browser, base, trip, large);
    await printUse(browser, base, large);
  } finally {
    await browser.close();
    await site?.stop();
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
