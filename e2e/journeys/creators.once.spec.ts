import { expect } from '@playwright/test';
import { startSite, type Site } from '../site.ts';
import { test as ownSite } from '../failures/own-site.ts';
import { expectNoBarrier } from './barriers.ts';
import { mainHeading, open } from './traveller.ts';

/** A site whose marketplace is open. */
const test = ownSite.extend<object, { ownSite: Site }>({
  ownSite: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads the fixture's needs from the pattern
    async ({}, use) => {
      const site = await startSite(process.env['RELEASES_DIR'], { FEATURE_MARKET_PLACE: 'true' });
      await use(site);
      await site.stop();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
});

test('creators find their page from the bar, and sign up', async ({ page }) => {
  await open(page, '/');
  await expect(page.getByRole('heading', { name: 'You know a place better than any guidebook?' })).toBeVisible();
  const link = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'For Creators New' });
  await link.click();
  await expect(mainHeading(page)).toHaveText('Show others the way');
  await expect(link).toHaveAttribute('aria-current', 'page');
  const main = page.getByRole('main');
  await main.getByRole('textbox', { name: 'Your name' }).fill('Mai');
  await main.getByRole('textbox', { name: 'Email' }).fill(`mai.${Date.now()}@example.com`);
  await main.getByRole('textbox', { name: 'Where people follow you' }).fill('https://example.com/mai');
  await main.getByRole('button', { name: 'Become a creator' }).click();
  await expect(main.getByText(/mailbox/)).toBeVisible();
});

for (const theme of ['light', 'dark'] as const) {
  for (const width of [1440, 390]) {
    test(`their page has no barrier that axe knows, ${theme}, ${width} px`, async ({ page, context, baseURL }) => {
      await context.addCookies([{ name: 'user-theme', value: theme, url: String(baseURL) }]);
      await page.setViewportSize({ width, height: 900 });
      await open(page, '/influencers');
      await expect(page.getByRole('button', { name: 'Become a creator' })).toBeVisible();
      await expectNoBarrier(page, `creators, ${theme}, ${width} px`);
      if (width < 900) await page.getByRole('button', { name: 'Open the menu' }).click();
      await expect(page.getByRole('link', { name: 'For Creators New' }).filter({ visible: true })).toBeVisible();
      await expectNoBarrier(page, `the bar, ${theme}, ${width} px`);
    });
  }
}
