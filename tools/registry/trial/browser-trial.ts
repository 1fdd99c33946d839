import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { chromium, type Browser, type BrowserContext, type Page } from '@playwright/test';
import { inTurns } from '../../verify/in-turns.ts';
import { note, type TrialProblem } from './server-trial.ts';
import type { TrialAddress } from '@tabi/releases';
import type { Traveller } from './traveller.ts';

/** Files of the candidate that a page has asked for before anybody went through it, by address. */
export type BrowserTrial = { problems: TrialProblem[]; files: Map<string, string[]> };

type Wish = {
  base: string;
  /** `/_mf/<app>/<build>/`: what browsers must have run, and where they find the rest of it. */
  own: readonly [string, string];
  addresses: readonly TrialAddress[];
  traveller: Traveller | null;
};

const pagesAtOnce = 5;
const readyMs = 30_000;
const quietMs = 400;
const longestMs = 10_000;
const picture = {
  responseCode: 200,
  responseHeaders: [{ name: 'content-type', value: 'image/svg+xml' }],
  body: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="4" height="3"/>').toString('base64'),
};

type Seen = { violations: string[]; thrown: { message: string; stack: string }[] };

/** @throws when nobody has watched the page */
const readSeen = (page: Page): Promise<Seen & { text: string }> =>
  page.evaluate(() => {
    const { trialSeen } = window as unknown as { trialSeen?: Seen };
    if (!trialSeen) throw new Error('Nobody has watched this page.');
    return { ...trialSeen, text: document.body.innerText };
  });

type Heard = { problems: Omit<TrialProblem, 'address' | 'where'>[]; files: string[]; running: Set<unknown> };

/** Whatever the page says, and what it asks for. */
function listenTo(page: Page, { base, own }: Wish): Heard {
  const heard: Heard = { problems: [], files: [], running: new Set() };
  page.on('console', (said) => {
    if (said.type() !== 'error') return;
    const { url, lineNumber } = said.location();
    heard.problems.push({ message: `said on the console: ${said.text()}`, stack: `${url}:${lineNumber}` });
  });
  page.on('request', (request) => {
    if (request.resourceType() !== 'eventsource') heard.running.add(request);
    const from = own.map((folder) => base + folder).find((folder) => request.url().startsWith(folder));
    if (from) heard.files.push(request.url().slice(from.length));
  });
  page.on('requestfinished', (request) => heard.running.delete(request));
  page.on('requestfailed', (request) => heard.running.delete(request));
  page.on('response', (response) => {
    if (response.status() < 400 || !response.url().startsWith(base)) return;
    heard.problems.push({
      message: `asked for ${response.url().slice(base.length)}, which answered ${response.status()}`,
    });
  });
  return heard;
}

/** Until nothing has been asked for during a moment. */
async function untilQuiet({ running, files }: Heard): Promise<void> {
  let quietSince = Date.now();
  let known = files.length;
  for (const until = Date.now() + longestMs; Date.now() < until; await wait(50)) {
    if (running.size > 0 || files.length > known) quietSince = Date.now();
    known = files.length;
    if (Date.now() - quietSince > quietMs) return;
  }
}

/**
 * Parts of a page wake when somebody comes near: everything is passed by once. In the page, for a wheel turned from outside is
 * answered once the page has been drawn, which without a graphics card takes longer than everything else here.
 */
async function wake(page: Page): Promise<void> {
  await page.keyboard.press('Tab');
  await page.evaluate(async () => {
    for (let screen = 1; screen <= 20; screen += 1) {
      const top = screen * window.innerHeight;
      window.scrollTo({ top, behavior: 'instant' });
      await new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn)));
      if (top > document.documentElement.scrollHeight) return;
    }
  });
}

/**
 * Drawing pictures takes longer than everything else, and they are nobody's build. Nothing but them is held up on its way, and
 * what one page has fetched the next one finds in the browser's cache: a route of Playwright's would end both.
 */
async function leavePicturesOut(page: Page): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  browser.on('Fetch.requestPaused', ({ requestId }) => {
    // The page may be gone by now.
    browser.send('Fetch.fulfillRequest', { requestId, ...picture }).catch(() => undefined);
  });
  await browser.send('Fetch.enable', { patterns: [{ urlPattern: '*/art/*' }] });
}

async function open(context: BrowserContext, wish: Wish, { address }: TrialAddress) {
  const page = await context.newPage();
  await leavePicturesOut(page);
  const heard = listenTo(page, wish);
  let files: string[] = [];
  try {
    await page.goto(wish.base + address);
    // Somebody is there: a page that nobody touches would be left to be read first.
    await page.keyboard.press('Shift');
    await page.waitForSelector('html[data-ready]', { timeout: readyMs, state: 'attached' });
    await untilQuiet(heard);
    files = [...new Set(heard.files)];
    await wake(page);
    await untilQuiet(heard);
    const seen = await readSeen(page);
    heard.problems.push(...seen.thrown);
    heard.problems.push(...seen.violations.map((line) => ({ message: `violates the content policy: ${line}` })));
    if (note.test(seen.text)) heard.problems.push({ message: 'shows the note of something that cannot be shown' });
    if (heard.files.length === 0) heard.problems.push({ message: 'never asked for the build that is tried' });
  } catch (error) {
    heard.problems.push({ message: `did not come to life: ${(error as Error).message.split('\n')[0]}` });
  }
  await page.close();
  const problems = heard.problems.map((problem): TrialProblem => ({ address, where: 'browser', ...problem }));
  return { address, problems, files };
}

/** @throws when it does not start */
export const launchBrowser = (executablePath: string): Promise<Browser> =>
  chromium.launch({ executablePath, args: ['--disable-gpu'] });

/** Without the site's worker, which is no app's: it would fetch all that it keeps once for each visitor. */
const newContext = (browser: Browser) =>
  browser.newContext({ viewport: { width: 1280, height: 800 }, locale: 'en-GB', serviceWorkers: 'block' });

/** Opens every page as its visitor, several at once. */
export async function tryInBrowser(browser: Browser, wish: Wish): Promise<BrowserTrial> {
  const contexts = { anybody: await newContext(browser), traveller: await newContext(browser) };
  const cookies = (wish.traveller?.cookies ?? []).map((cookie) => ({ ...cookie, url: wish.base }));
  await contexts.traveller.addCookies(cookies);
  for (const context of Object.values(contexts))
    await context.addInitScript({ path: join(__dirname, 'watch-page.cjs') });
  const done = await inTurns(
    pagesAtOnce,
    wish.addresses.map((one) => () => open(contexts[one.as], wish, one)),
  );
  return {
    problems: done.flatMap(({ problems }) => problems),
    files: new Map(done.map(({ address, files }) => [address, files])),
  };
}
