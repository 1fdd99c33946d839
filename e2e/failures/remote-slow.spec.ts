import { expect, type Page } from '@playwright/test';
import { guestPageOfAccount } from '../journeys/site-map.ts';
import { downNote, expectNoReload, markWindow, test } from './own-site.ts';

test.use({ crosses: ['mf-account', 'mf-discovery'] });

/** How long the shell waits for a remote, in ms: before it looks for the build before, and in all. */
const patience = { beside: 3_000, all: 6_000 };

/** Never answers; the way on is another address, since a browser joins a request that hangs. */
const hang = async (page: Page, address: string): Promise<Promise<void>> => {
  let asked = (): void => undefined;
  const reached = new Promise<void>((resolve) => (asked = resolve));
  await page.route(address, () => asked());
  return reached;
};

test('a remote that never answers is given up after six seconds, and Try again asks anew', async ({ page }) => {
  await page.clock.install();
  const reached = hang(page, '**/_mf/mf-account/*/remoteEntry.js');
  await page.goto(guestPageOfAccount, { waitUntil: 'commit' });
  await reached;
  await markWindow(page);
  await page.clock.fastForward(patience.all - 1_000);
  await expect(downNote(page)).toHaveCount(0);
  await page.clock.fastForward(1_500);
  await expect(downNote(page)).toContainText('taking too long to answer');

  const again = page.waitForRequest(/\/_mf\/~\d+\/mf-account\/.+\/remoteEntry\.js/);
  await page.getByRole('button', { name: 'Try again' }).click();
  await again;
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/new password/i);
  await expectNoReload(page);
});

test('a page whose remote never answers leaves the rest of the site at once usable', async ({ page }) => {
  const reached = hang(page, '**/_mf/mf-account/*/remoteEntry.js');
  await page.goto('/about-us');
  await expect(page.locator('html')).toHaveAttribute('data-ready', 'yes');
  await page.evaluate((path) => {
    history.pushState({}, '', path);
    dispatchEvent(new PopStateEvent('popstate'));
  }, guestPageOfAccount);
  await reached;
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Destinations' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/destinations/i);
});

test('when the newest build never answers, the one before it is shown', async ({ page, shelf }) => {
  await page.clock.install();
  shelf.flip('mf-account', shelf.make('mf-account'));
  const newest = `/_mf/mf-account/${shelf.current('mf-account')}/remoteEntry.js`;
  const reached = hang(page, `**${newest}`);
  await page.goto(guestPageOfAccount, { waitUntil: 'commit' });
  await reached;
  // The page's own preload asks first: the patience counts from the script on.
  await expect(page.locator(`script[src$="${newest}"]`)).toBeAttached();
  await page.clock.fastForward(patience.beside);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/new password/i);
});
