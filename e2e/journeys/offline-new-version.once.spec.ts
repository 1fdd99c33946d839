import { expect, type Page } from '@playwright/test';
import { retiredWorker } from '../../web/src/web-app/retired-worker.ts';
import { expectNoReload, markWindow, test } from '../failures/own-site.ts';

test.use({ crosses: ['mf-blog'] });

test.use({ serviceWorkers: 'allow' });

/** What a browser does by itself when a page is opened, and once a day. */
const lookForUpdate = (page: Page): Promise<void> =>
  page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()));

const isControlled = (page: Page): Promise<boolean> => page.evaluate(() => navigator.serviceWorker.controller !== null);

const shellOf = (page: Page): Promise<string | null> =>
  page.locator('script[src*="/_mf/shell/"]').first().getAttribute('src');

test('a new version announces itself, and no tab reloads until it is asked to', async ({ page, context, shelf }) => {
  const other = await context.newPage();
  for (const tab of [page, other]) {
    await tab.goto('/about-us');
    await expect(tab.locator('html')).toHaveAttribute('data-ready', 'yes');
    await expect.poll(() => isControlled(tab), { timeout: 30_000 }).toBe(true);
    await markWindow(tab);
  }
  const build = shelf.make('shell');
  shelf.flip('shell', build);
  await lookForUpdate(page);
  await expect(page.getByText('A new version of Tabi is ready')).toBeVisible();
  await expectNoReload(page);

  await page.getByRole('button', { name: 'Reload' }).click();
  await expect.poll(() => shellOf(page)).toContain(build);
  await expectNoReload(other);
  await other
    .getByRole('button', { name: /^Dark theme|^Light theme/ })
    .or(other.getByRole('switch', { name: 'Dark theme' }))
    .first()
    .click();
  await other.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Blog' }).click();
  await expect(other.getByRole('main').getByRole('heading', { level: 1 })).toHaveText('Blog');
  await expectNoReload(other);
});

test('a worker that is retired takes everything it kept along, also while it is keeping more', async ({
  page,
  context,
  shelf,
}) => {
  const asked: string[] = [];
  await context.route('**/art/**', (route) => void asked.push(route.request().url()));
  await page.goto('/about-us');
  await expect.poll(() => isControlled(page), { timeout: 30_000 }).toBe(true);
  await expect.poll(() => asked.length, 'the worker brings pictures, which do not come').toBeGreaterThan(0);
  const retire = (file: string, text: string) => (file === 'browser/service-worker.js' ? retiredWorker : text);
  shelf.flip('shell', shelf.make('shell', retire));
  await lookForUpdate(page);
  await expect
    .poll(() => page.evaluate(async () => (await caches.keys()).filter((name) => name.startsWith('tabi-'))))
    .toEqual([]);
  await expect.poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
});
