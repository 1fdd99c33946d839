import type { Browser, BrowserContext, CDPSession, Page } from '@playwright/test';

export type State = Awaited<ReturnType<BrowserContext['storageState']>>;

export type FirstSight = {
  /** Milliseconds from the beginning of the navigation until the first stop could be read. */
  stop: number;
  /** Milliseconds by which tasks were longer than 50, after the first paint. */
  blocked: number;
  /** Bytes on the wire, without the heads of the answers: of what was asked for until the page had come to life. */
  scripts: number;
  /** Of what it asked for afterwards, with nothing else to do. */
  later: number;
  styles: number;
  page: number;
  /** Of `page`, before it was packed. */
  files: string[];
};

export type Wish = { url: string; state?: State; phone?: boolean; processor?: number };

type Seen = { stop: number; paint: number; alive: number; tasks: { from: number; until: number }[] };

/** As Lighthouse counts: of a task that paints first, what comes after the paint. */
const blockedIn = ({ paint, tasks }: Seen): number =>
  tasks.reduce((sum, { from, until }) => sum + Math.max(0, until - Math.max(from, paint) - 50), 0);

/** Runs in the page, before anything else of it. */
const watch = () => {
  const seen: Seen = { stop: 0, paint: 0, alive: 0, tasks: [] };
  Object.assign(window, { firstSight: seen });
  const look = () => {
    // Two frames later it has been painted.
    if (document.querySelector('[id^="day-"] ol h3')?.getClientRects().length)
      requestAnimationFrame(() => requestAnimationFrame(() => (seen.stop ||= performance.now())));
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
  new MutationObserver((_, watcher) => {
    if (document.documentElement.dataset['ready'] === undefined) return;
    seen.alive = performance.now();
    watcher.disconnect();
  }).observe(document, { attributes: true, subtree: true, attributeFilter: ['data-ready'] });
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntriesByName('first-contentful-paint')) seen.paint = startTime;
  }).observe({ type: 'paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries())
      seen.tasks.push({ from: startTime, until: startTime + duration });
  }).observe({ type: 'longtask', buffered: true });
};

type Sizes = Pick<FirstSight, 'styles' | 'page' | 'files'> & { scripts: Map<string, number> };

function weigh(session: CDPSession): Sizes {
  const sizes: Sizes = { scripts: new Map(), styles: 0, page: 0, files: [] };
  const kinds = new Map<string, { type: string; url: string; head: number }>();
  session.on('Network.responseReceived', ({ requestId, type, response }) => {
    kinds.set(requestId, { type, url: response.url, head: response.encodedDataLength });
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const { type, url = '', head = 0 } = kinds.get(requestId) ?? {};
    const bytes = Math.max(0, encodedDataLength - head);
    if (type === 'Script') sizes.scripts.set(url, bytes);
    if (type === 'Stylesheet') sizes.styles += bytes;
    if (type === 'Document') sizes.page += bytes;
    if (type === 'Script' || type === 'Stylesheet')
      sizes.files.push(`${(bytes / 1024).toFixed(1)} ${url.replace(/^.*\/_mf\//, '')}`);
  });
  return sizes;
}

const small = { width: 390, height: 844 };
const large = { width: 1440, height: 900 };

export async function openTrip(browser: Browser, { url, state, phone, processor }: Wish) {
  const context = await browser.newContext({
    viewport: phone ? small : large,
    hasTouch: phone ?? false,
    // What the service worker fetches for later is no part of what the page needs.
    serviceWorkers: 'block',
    ...(state ? { storageState: state } : {}),
  });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  if (processor) await session.send('Emulation.setCPUThrottlingRate', { rate: processor });
  const sizes = weigh(session);
  // What tsx puts around functions that have a name.
  await page.addInitScript('globalThis.__name = (named) => named');
  await page.addInitScript(watch);
  await page.goto(url, { waitUntil: 'load', timeout: 60_000 });
  await page.waitForSelector('html[data-ready]', { timeout: 60_000 });
  return { context, page, sizes };
}

/** The addresses of the scripts that were asked for after that, milliseconds from the beginning. */
const askedAfter = (page: Page, moment: number): Promise<string[]> =>
  page.evaluate(
    (from) =>
      performance
        .getEntriesByType('resource')
        .filter(({ startTime }) => startTime >= from)
        .map(({ name }) => name),
    moment,
  );

const sum = (sizes: Iterable<number>): number => [...sizes].reduce((all, one) => all + one, 0);

const readSeen = (page: Page) => page.evaluate(() => (window as unknown as { firstSight: Seen }).firstSight);

/** One first visit, with nothing kept, until a while after everything has come. */
export async function seeTrip(browser: Browser, wish: Wish): Promise<FirstSight> {
  const { context, page, sizes } = await openTrip(browser, wish);
  await page.waitForFunction(() => (window as unknown as { firstSight: { stop: number } }).firstSight.stop > 0);
  await page.waitForTimeout(2_500);
  const seen = await readSeen(page);
  const after = new Set(await askedAfter(page, seen.alive));
  await context.close();
  const { scripts, ...rest } = sizes;
  const later = sum([...scripts].map(([url, bytes]) => (after.has(url) ? bytes : 0)));
  return { stop: seen.stop, blocked: blockedIn(seen), scripts: sum(scripts.values()) - later, later, ...rest };
}
