import { expect, type Locator, type Page } from '@playwright/test';
import { test } from './console-clean-test.ts';
import { open } from './traveller.ts';

test.use({ crosses: ['mf-discovery'] });

const bar = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const footer = (page: Page) => page.getByRole('contentinfo');

/** Presses the key until the target has the focus. */
const reach = async (page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab', most = 80): Promise<void> => {
  for (let presses = 0; presses < most; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press(key);
  }
  await expect(target, 'reached by keyboard').toBeFocused();
};

test('Tab goes through the bar in its order', async ({ page }) => {
  await open(page, '/about-us');
  const order = [
    page.getByRole('link', { name: 'Skip to the page' }),
    bar(page).getByRole('link', { name: 'Tabi' }),
    ...['Home', 'Destinations', 'Blog', 'About Us'].map((name) => bar(page).getByRole('link', { name, exact: true })),
    bar(page).getByRole('button', { name: 'Search' }),
    bar(page).getByRole('button', { name: 'Switch to the dark theme' }),
    bar(page).getByRole('button', { name: 'Sign in' }),
  ];
  for (const target of order) {
    await page.keyboard.press('Tab');
    await expect(target).toBeFocused();
  }
  await expect(bar(page).getByRole('link', { name: 'About Us' })).toHaveAttribute('aria-current', 'page');
});

test('the search opens by keys, goes by arrows, and gives the focus back', async ({ page }) => {
  await open(page, '/about-us');
  const search = bar(page).getByRole('button', { name: 'Search' });
  await search.focus();
  await page.keyboard.press('Control+k');
  const field = page.getByRole('combobox', { name: /^Search destinations/ });
  await expect(field).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(search).toBeFocused();

  await page.keyboard.press('/');
  await expect(field).toBeFocused();
  await page.keyboard.type('kyoto');
  const options = page.getByRole('option');
  await expect(options.first()).toHaveAccessibleName(/^Kyoto/);
  await page.keyboard.press('ArrowDown');
  await expect(options.nth(1)).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/destinations\/kyoto$/);
});

test('a dialog keeps the focus inside and returns it', async ({ page }) => {
  await open(page, '/about-us');
  const signIn = bar(page).getByRole('button', { name: 'Sign in' });
  await signIn.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Welcome back' });
  await expect(dialog.getByRole('textbox', { name: 'Email' })).toBeFocused();
  for (let presses = 0; presses < 15; presses += 1) {
    await page.keyboard.press('Tab');
    expect(await dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true);
  }
  await page.keyboard.press('Escape');
  await expect(signIn).toBeFocused();
});

test('the footer’s choices are reached and changed by keyboard', async ({ page }) => {
  await open(page, '/about-us');
  const currency = footer(page).getByRole('button', { name: /Currency/ });
  await footer(page).getByRole('link', { name: 'Terms' }).focus();
  await reach(page, currency);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('searchbox', { name: 'Search currencies' })).toBeFocused();
  await page.keyboard.type('baht');
  await page.keyboard.press('Enter');
  await expect(footer(page).getByRole('button', { name: /Thai baht/ })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test('on a phone the menu and the footer’s lists unfold by keyboard', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/about-us');
  await reach(page, bar(page).getByRole('button', { name: 'Open the menu' }));
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(bar(page).getByRole('link', { name: 'Home' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(bar(page).getByRole('button', { name: 'Open the menu' })).toBeFocused();
  await page.keyboard.press('Enter');
  await reach(page, bar(page).getByRole('button', { name: 'Sign in' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog').getByRole('textbox', { name: 'Email' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(bar(page).getByRole('button', { name: 'Open the menu' })).toBeFocused();
  const fold = footer(page).getByRole('button', { name: 'Top destinations' });
  await fold.focus();
  await page.keyboard.press('Enter');
  await expect(footer(page).getByRole('link', { name: 'Explore more destinations' })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(footer(page).getByRole('link', { name: 'Explore more destinations' })).toBeHidden();
});
