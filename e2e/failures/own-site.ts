import { expect, type Page } from '@playwright/test';
import { test as base } from '../crossing.ts';
import { startSite, type Site } from '../site.ts';
import { openShelf, type Shelf } from './shelf.ts';

const picture = '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="3"/>';

/**
 * A site of its own for each worker, whose releases a test may break: nobody else looks at it, and what a test broke is
 * whole again before the next one. Pictures are left out, they cost time and are nobody's remote.
 */
export const test = base.extend<{ shelf: Shelf }, { ownSite: Site; settings: Record<string, string> }>({
  /** Variables of the environment besides the usual: `test.use({ settings: { … } })`. */
  settings: [{}, { option: true, scope: 'worker' }],
  ownSite: [
    async ({ settings }, use) => {
      const site = await startSite(process.env['RELEASES_DIR'], settings);
      await use(site);
      await site.stop();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  baseURL: ({ ownSite }, use) => use(ownSite.env.BASE_URL),
  shelf: async ({ ownSite }, use) => {
    const shelf = openShelf(ownSite.env.RELEASES_DIR);
    await use(shelf);
    shelf.restore();
  },
  page: async ({ page }, use) => {
    await page.route('**/art/**', (route) => route.fulfill({ contentType: 'image/svg+xml', body: picture }));
    await use(page);
  },
});

/** Marks the window: the mark is gone after any reload. */
export const markWindow = (page: Page): Promise<void> =>
  page.evaluate(() => void Object.assign(window, { neverReloaded: true }));

export const expectNoReload = async (page: Page): Promise<void> =>
  expect(await page.evaluate(() => 'neverReloaded' in window), 'the shell was not reloaded').toBe(true);

/** The network is back: what is missing looks whether it can be had, and nobody presses anything. */
export const comesBack = (page: Page): Promise<void> =>
  page.evaluate(() => void window.dispatchEvent(new Event('online')));

export const downTitle = 'This page cannot be shown right now';

/** The note that stands in the place of a page whose remote is down. */
export const downNote = (page: Page) =>
  page.getByRole('alert').filter({ has: page.getByRole('heading', { name: downTitle }) });
