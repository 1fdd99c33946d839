import type { Browser, Page } from '@playwright/test';
import { pressByHand } from '../press-by-hand.ts';

export type Used = {
  /** How many stood in the list. */
  rows: number;
  /** Milliseconds until the answer was seen, with what was done. */
  each: Record<string, number>;
  /** How far things moved by themselves. */
  shift: number;
};

type Seen = { slowest: number; shift: number };

/** Runs in the page: how long each answer took until its picture, and what moved unasked. */
const watch = () => {
  const seen: Seen = { slowest: 0, shift: 0 };
  Object.assign(window, { listSeen: seen });
  new PerformanceObserver((list) => {
    for (const { duration, interactionId } of list.getEntries() as (PerformanceEntry & { interactionId: number })[])
      if (interactionId) seen.slowest = Math.max(seen.slowest, duration);
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput } of list.getEntries() as (PerformanceEntry & {
      value: number;
      hadRecentInput: boolean;
    })[])
      if (!hadRecentInput) seen.shift += value;
  }).observe({ type: 'layout-shift' });
};

const readSeen = (page: Page) => page.evaluate(() => ({ ...(window as unknown as { listSeen: Seen }).listSeen }));

/** The slowest answer since the last look. */
async function slowestNow(page: Page): Promise<number> {
  await page.waitForTimeout(900);
  const { slowest } = await readSeen(page);
  await page.evaluate(() => ((window as unknown as { listSeen: Seen }).listSeen.slowest = 0));
  return slowest;
}

/** Lets the list grow until so many stand in it. */
async function growTo(page: Page, rows: number): Promise<void> {
  const cards = page.getByRole('main').getByRole('article');
  for (let count = await cards.count(); count < rows;) {
    await page.getByRole('link', { name: /^Show more / }).press('Enter');
    const before = count;
    await page.waitForFunction((known) => document.querySelectorAll('main article').length > known, before, {
      timeout: 60_000,
    });
    count = await cards.count();
  }
}

/** The longest time in which no frame came while the page was scrolled through, milliseconds. */
const scrollThrough = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const steps = 60;
        const far = document.documentElement.scrollHeight - innerHeight;
        let longest = 0;
        let last = performance.now();
        let step = 0;
        const frame = (now: number) => {
          longest = Math.max(longest, now - last);
          last = now;
          step += 1;
          if (step > steps) return resolve(longest);
          scrollTo({ top: (far * step) / steps, behavior: 'instant' });
          return requestAnimationFrame(frame);
        };
        requestAnimationFrame(frame);
      }),
  );

/** Does with a long list what people do, on a processor so many times slower. */
export async function useList(browser: Browser, url: string, rows: number, processor: number): Promise<Used> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, serviceWorkers: 'block' });
  const page = await context.newPage();
  // What tsx puts around functions that have a name.
  await page.addInitScript('globalThis.__name = (named) => named');
  await page.goto(url, { waitUntil: 'load', timeout: 60_000 });
  await page.waitForSelector('html[data-ready]', { timeout: 60_000 });
  const cards = page.getByRole('main').getByRole('article');
  await growTo(page, rows);
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: processor });
  await page.waitForTimeout(3_000);
  await page.evaluate(watch);
  const each: Record<string, number> = {};
  const act = async (name: string, doIt: () => Promise<unknown>) => {
    await doIt();
    each[name] = await slowestNow(page);
  };
  const search = page.getByRole('searchbox').first();
  each['scroll through, longest frame'] = await scrollThrough(page);
  await page.getByRole('link', { name: /^Show more / }).focus();
  await page.waitForTimeout(300);
  await act('show more', () => page.keyboard.press('Enter'));
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await page.waitForTimeout(1_000);
  await act('point at a card', () => cards.nth(2).hover());
  await act('tab through cards', async () => {
    await cards.nth(0).getByRole('link').focus();
    for (let card = 0; card < 6; card += 1) await page.keyboard.press('Tab');
  });
  await act('open the filters', () => pressByHand(page, page.getByRole('button', { name: 'Filters' })));
  await act('tick one', () =>
    pressByHand(page, page.getByRole('dialog', { name: 'Filters' }).getByRole('checkbox').first()),
  );
  await act('close them', () => page.keyboard.press('Escape'));
  await act('type a letter', async () => {
    await pressByHand(page, search);
    await page.keyboard.press('t');
  });
  const count = await cards.count();
  const { shift } = await readSeen(page);
  await context.close();
  return { rows: count, each, shift };
}
