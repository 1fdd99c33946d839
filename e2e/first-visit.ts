import path from 'node:path';
import { addDays, utcDay } from '@tabi/shared/format';
import { chromium, type Browser, type BrowserContext, type CDPSession, type Page } from '@playwright/test';
import { beAt } from './journeys/traveller.ts';
import { findChromium } from '@tabi/tools/cli/chromium.mjs';

const quietMs = 2_000;

/** First visits as `pnpm bench:web` measures them. */
export const openBrowser = (): Promise<Browser> =>
  chromium.launch({ executablePath: findChromium(path.join(__dirname, '..')), args: ['--disable-gpu'] });

export type Script = { app: string; build: string; file: string; bytes: number };
export type Visit = { scripts: Script[]; scriptBytes: number; lcp: number; cls: number; ready: number };
type State = Awaited<ReturnType<BrowserContext['storageState']>>;

/** A phone on a slow line: 1.6 Mbit/s down, 750 kbit/s up, 150 ms, a processor of a quarter. */
async function slowDown(session: CDPSession): Promise<void> {
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 1_600_000 / 8,
    uploadThroughput: 750_000 / 8,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
}

/** Bytes on the wire of each script, as they end; one that was fetched ahead comes from the browser's cache when it runs. */
function countScripts(session: CDPSession): Script[] {
  const answers = new Map<string, { url: string; head: number }>();
  const scripts: Script[] = [];
  session.on('Network.responseReceived', ({ requestId, response }) => {
    answers.set(requestId, { url: response.url, head: response.encodedDataLength });
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const { url = '', head = 0 } = answers.get(requestId) ?? {};
    const [, app, build, file] = /\/_mf\/([^/]+)\/([^/]+)\/(.+\.js)$/.exec(url) ?? [];
    if (app && build && file && encodedDataLength > head)
      scripts.push({ app, build, file, bytes: encodedDataLength - head });
  });
  return scripts;
}

/** Runs in the page, before anything else of it. */
const observe = () => {
  const seen = { lcp: 0, cls: 0, ready: 0 };
  Object.assign(window, { benchSeen: seen });
  new MutationObserver((_changes, observer) => {
    if (!document.documentElement.dataset['ready']) return;
    seen.ready = performance.now();
    observer.disconnect();
  }).observe(document, { subtree: true, attributeFilter: ['data-ready'] });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) seen.lcp = entry.startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[]) {
      if (!entry.hadRecentInput) seen.cls += entry.value;
    }
  }).observe({ type: 'layout-shift', buffered: true });
};

type Seen = Pick<Visit, 'lcp' | 'cls' | 'ready'>;
type SeeingWindow = Window & { benchSeen: Seen };
const readSeen = (page: Page): Promise<Seen> => page.evaluate(() => (window as unknown as SeeingWindow).benchSeen);

/** Waits until no script has come for a while. */
async function untilQuiet(page: Page, scripts: Script[]): Promise<void> {
  let known = -1;
  while (scripts.length > known) {
    known = scripts.length;
    await page.waitForTimeout(quietMs);
  }
}

/** One first visit, with nothing cached, until the network is quiet. */
export async function visit(browser: Browser, url: string, slow: boolean, storageState?: State): Promise<Visit> {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    ...(storageState ? { storageState } : {}),
  });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  if (slow) await slowDown(session);
  const scripts = countScripts(session);
  await page.addInitScript(observe);
  await page.goto(url, { waitUntil: 'load', timeout: 60_000 });
  // Somebody is at the page, and waits for it; a browser that has heard a key reports no LCP any more.
  await page.waitForFunction(() => (window as unknown as SeeingWindow).benchSeen.lcp > 0);
  await beAt(page);
  await page.waitForSelector('html[data-ready]', { timeout: 60_000 });
  await untilQuiet(page, scripts);
  const seen = await readSeen(page);
  await context.close();
  return { scripts, scriptBytes: scripts.reduce((sum, { bytes }) => sum + bytes, 0), ...seen };
}

const inDays = (days: number) => addDays(utcDay(new Date()), days);

/** @property path of the itinerary, which `state` may see; @property publicPath of the link by which anybody may */
type Planned = { path: string; publicPath: string; state: State };

/** Plans three days as a guest, and makes their public link. */
export async function planTrip(browser: Browser, base: string): Promise<Planned> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(base);
  await page.waitForSelector('html[data-ready]');
  await page.waitForFunction(() => document.cookie.includes('XSRF-TOKEN'));
  const cookies = new Map((await context.cookies()).map(({ name, value }) => [name, decodeURIComponent(value)]));
  const found = await (await context.request.get(`${base}/api/location/autocomplete/Kyoto`)).json();
  const headers = { 'X-XSRF-TOKEN': cookies.get('XSRF-TOKEN') ?? '', 'X-User-UUID': cookies.get('USER-UUID') ?? '' };
  const answer = await context.request.post(`${base}/api/trips`, {
    headers,
    data: { destination_ids: [found.results[0].id], startDate: inDays(30), endDate: inDays(32) },
  });
  const { results, message } = (await answer.json()) as { results?: { slug: string }; message?: string };
  if (!results) throw new Error(`No trip could be planned: ${message}`);
  const link = await (await context.request.get(`${base}/api/trips/${results.slug}/public`, { headers })).json();
  const { pathname, search } = new URL(link.results.url);
  const state = await context.storageState();
  await context.close();
  return { path: `/itinerary/${results.slug}/timeline`, publicPath: pathname + search, state };
}
