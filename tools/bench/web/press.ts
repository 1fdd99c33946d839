import type { Browser, Page } from '@playwright/test';
import { openBrowser } from '../../../e2e/first-visit.ts';
import { median } from '../median.ts';

/** A button of the landing page, which opens a dialog. */
const button = 'Start planning now';

/** Milliseconds after the page has loaded, within which it is left to be read. */
const readMs = 1_500;
/** When in the life of a page the button is pressed; a page that is read has its app fetched by then, and has not run it. */
const moments = {
  'while it is read': (page: Page) => page.waitForTimeout(readMs),
  'once it lives': (page: Page) => page.waitForSelector('html[data-ready]').then(() => page.waitForTimeout(readMs)),
};
type Moment = keyof typeof moments;
/** Milliseconds that a finger rests. */
const fingerMs = 80;

/** Runs in the page, before anything else of it: when it was pressed first, and when its dialog came; no function in it has a name. */
const watchPress = () => {
  const seen = { pressed: 0, opened: 0 };
  Object.assign(window, { benchPress: seen });
  document.addEventListener('pointerdown', () => (seen.pressed ||= performance.now()), { capture: true, once: true });
  new MutationObserver((_changes, observer) => {
    if (!document.querySelector('[role="dialog"]')) return;
    observer.disconnect();
    // In the frame after the one in which it came: it is drawn by then.
    requestAnimationFrame(() => requestAnimationFrame(() => (seen.opened = performance.now())));
  }).observe(document, { subtree: true, childList: true });
};

/** Milliseconds from the press to the dialog, of a first visit by mouse. */
async function timePress(browser: Browser, base: string, moment: Moment, divided: number): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 } });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: divided });
  await page.addInitScript(watchPress);
  await page.goto(base, { waitUntil: 'load' });
  await moments[moment](page);
  await page
    .getByRole('main')
    .getByRole('button', { name: button })
    .first()
    .click({ delay: fingerMs, noWaitAfter: true });
  const seen = await page.waitForFunction(() => {
    const { benchPress } = window as unknown as { benchPress: { pressed: number; opened: number } };
    return benchPress.opened > 0 && benchPress.opened - benchPress.pressed;
  });
  const ms = Number(await seen.jsonValue());
  await context.close();
  return ms;
}

/** Prints how long who presses a button of the landing page waits for its dialog: while the page is left to be read, and once it lives. */
export async function timePresses(_root: string, base: string, runs: number): Promise<void> {
  const browser = await openBrowser();
  const rows: Record<string, Record<string, string>> = {};
  try {
    for (const divided of [1, 4]) {
      const row: Record<string, string> = {};
      for (const moment of Object.keys(moments) as Moment[]) {
        const all: number[] = [];
        for (let run = 0; run < runs; run += 1) all.push(await timePress(browser, base, moment, divided));
        row[moment] = median(all).toFixed(0);
      }
      rows[`processor ÷ ${divided}`] = row;
    }
  } finally {
    await browser.close();
  }
  console.log(`\nFrom a press of “${button}” to its dialog, ms; medians of ${runs}`);
  console.table(rows);
}
