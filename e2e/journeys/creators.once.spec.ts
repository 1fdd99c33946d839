import { expect } from '@playwright/test';
import { test } from '../failures/own-site.ts';
import { expectAccessible, wear } from './a11y.ts';
import { mainHeading, open } from './traveller.ts';

test.use({ crosses: [] });

// A site whose marketplace is open.
test.use({ settings: { FEATURE_MARKET_PLACE: 'true' } });

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
    test(`their page has no barrier that axe knows, ${theme}, ${width} px`, async ({ page, baseURL }) => {
      await wear(page, baseURL, { theme, width });
      await open(page, '/influencers');
      await expect(page.getByRole('button', { name: 'Become a creator' })).toBeVisible();
      await expectAccessible(page, `creators, ${theme}, ${width} px`);
      if (width < 1370) await page.getByRole('button', { name: 'Open the menu' }).click();
      await expect(page.getByRole('link', { name: 'For Creators New' }).filter({ visible: true })).toBeVisible();
      await expectAccessible(page, `the bar, ${theme}, ${width} px`);
    });
  }
}
