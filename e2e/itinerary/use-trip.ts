import type { Browser, Page } from '@playwright/test';
import { pressByHand } from '../press-by-hand.ts';
import { openTrip, type State } from './first-sight.ts';

export type Used = {
  /** Milliseconds from the press until the moved stop stood elsewhere. */
  move: number;
  /** The slowest of the answers to what was pressed and typed, milliseconds. */
  slowest: number;
  /** Each of them, with what was done. */
  each: Record<string, number>;
};

type Slow = { answers: { name: string; duration: number }[]; moved: number };

/** Runs in the page: how long each press took until its picture, and when the days stood otherwise. */
const watch = () => {
  const slow: Slow = { answers: [], moved: 0 };
  Object.assign(window, { slow });
  new PerformanceObserver((list) => {
    for (const { name, duration, interactionId } of list.getEntries() as (PerformanceEntry & {
      interactionId: number;
    })[])
      if (interactionId) slow.answers.push({ name, duration });
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
};

/** The slowest answer since the last look. */
async function slowestNow(page: Page): Promise<number> {
  await page.waitForTimeout(700);
  return page.evaluate(() => {
    const { slow } = window as unknown as { slow: Slow };
    const worst = Math.max(0, ...slow.answers.map(({ duration }) => duration));
    slow.answers = [];
    return worst;
  });
}

/** Things of the trip, by what they are in the document: to look for a role, Playwright lays out every day far below too. */
const menuOf = (page: Page, stop: number) => page.locator('[id="day-1"] button[aria-label^="Change "]').nth(stop);
const buttonSaying = (page: Page, words: string) =>
  page.locator('button', { hasText: new RegExp(`^\\s*${words}\\s*$`) }).first();
const laterIn = (page: Page) => page.locator('[role="menuitem"]', { hasText: /^\s*Later\s*$/ });

/** Presses "Later" of a menu that is open. @returns milliseconds until the days stood otherwise */
async function moveLater(page: Page): Promise<number> {
  await page.evaluate(() => {
    // A stop may change places with a meal, which has no heading.
    const first = () => document.querySelector<HTMLElement>('[id="day-1"] [data-stop]')?.dataset['stop'];
    const before = first();
    let pressed = 0;
    addEventListener('click', ({ timeStamp }) => (pressed = timeStamp), { capture: true, once: true });
    const look = () => {
      if (first() === before) return requestAnimationFrame(look);
      return requestAnimationFrame(() => {
        (window as unknown as { slow: Slow }).slow.moved = performance.now() - pressed;
      });
    };
    requestAnimationFrame(look);
  });
  await pressByHand(page, laterIn(page));
  await page.waitForFunction(() => (window as unknown as { slow: Slow }).slow.moved > 0);
  return page.evaluate(() => (window as unknown as { slow: Slow }).slow.moved);
}

/** Does with a trip what people do, on a processor so many times slower. */
export async function useTrip(browser: Browser, url: string, state: State, processor: number): Promise<Used> {
  const { context, page } = await openTrip(browser, { url, state, processor });
  await page.locator('[id="day-1"] ol h3').first().waitFor();
  await page.waitForTimeout(2_500 * processor);
  await page.evaluate(watch);
  const each: Record<string, number> = {};
  const act = async (name: string, doIt: () => Promise<unknown>) => {
    await doIt();
    each[name] = await slowestNow(page);
  };
  await act('open a menu', () => pressByHand(page, menuOf(page, 1)));
  await act('close it', () => page.keyboard.press('Escape'));
  await act('open it again', () => pressByHand(page, menuOf(page, 1)));
  await act('close it again', () => page.keyboard.press('Escape'));
  await act('compact', () => pressByHand(page, buttonSaying(page, 'Compact')));
  await act('cards', () => pressByHand(page, buttonSaying(page, 'Cards')));
  await act('open another menu', () => pressByHand(page, menuOf(page, 0)));
  let move = 0;
  await act('move later', async () => (move = await moveLater(page)));
  await act('undo', () => pressByHand(page, buttonSaying(page, 'Undo')));
  await act('go to day 3', () => pressByHand(page, page.locator('nav[aria-label="Days"] a').nth(2)));
  await context.close();
  return { move, slowest: Math.max(...Object.values(each)), each };
}
