import { expect, type Page } from '@playwright/test';
import { test } from './console-clean-test.ts';
import { mainHeading, open } from './traveller.ts';

test.use({ crosses: ['mf-account', 'mf-discovery'] });

const footer = (page: Page) => page.getByRole('contentinfo');
const isNarrow = (page: Page) => (page.viewportSize()?.width ?? 0) < 768;
const goldenPavilion = '/destinations/kyoto/attractions/kinkaku-ji';

const chooseCurrency = async (page: Page, text: string): Promise<void> => {
  await footer(page)
    .getByRole('button', { name: /Currency/ })
    .click();
  const dialog = page.getByRole('dialog', { name: 'Your currency' });
  await dialog.getByRole('searchbox', { name: 'Search currencies' }).fill(text);
  await dialog.getByRole('searchbox').press('Enter');
  await expect(dialog).toHaveCount(0);
};

test('a new currency is on every price at once, and stays', async ({ page }) => {
  await open(page, goldenPavilion);
  const facts = page.getByRole('region', { name: 'At a glance' });
  // In the currency of the browser's country.
  await expect(facts).toContainText(/¥500 ≈ \D/);
  await chooseCurrency(page, 'euro');
  await expect(facts).toContainText(/¥500 ≈ €\d/);
  await page.reload();
  await expect(facts).toContainText(/¥500 ≈ €\d/);
  await expect(footer(page).getByRole('button', { name: /Euro \(€\)/ })).toBeVisible();
});

test('the dark theme is there from the first byte of the next page', async ({ page, request }) => {
  await open(page, '/about-us');
  await footer(page).getByRole('switch', { name: 'Dark theme' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  const cookie = (await page.context().cookies()).map(({ name, value }) => `${name}=${value}`).join('; ');
  expect(await (await request.get('/', { headers: { cookie } })).text()).toContain('data-theme="dark"');
});

test('the theme follows the device once that is asked for, and only then', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await open(page, '/about-us');
  const root = page.locator('html');
  await expect(root).toHaveAttribute('data-theme', 'light');
  await footer(page).getByRole('checkbox', { name: 'Match my device' }).check();
  await expect(root).toHaveAttribute('data-theme', 'dark');
  // They never come: an empty one in their place would not be the one that was released.
  await page.route(/\/_mf\/.*\.js$/, () => new Promise<void>(() => undefined));
  await page.reload({ waitUntil: 'commit' });
  await expect(root, 'before any of our scripts ran').toHaveAttribute('data-theme', 'dark');
  await page.unroute(/\/_mf\/.*\.js$/);
  await open(page, '/about-us');
  await page.emulateMedia({ colorScheme: 'light' });
  await expect(root).toHaveAttribute('data-theme', 'light');
});

test('search finds destinations, places and stories from anywhere', async ({ page }) => {
  await open(page, '/about-us');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name: 'Search' }).click();
  const field = page.getByRole('combobox', { name: /^Search destinations/ });
  await expect(field).toBeFocused();
  await field.fill('fushimi');
  await page
    .getByRole('group', { name: 'Places' })
    .getByRole('option', { name: /^Fushimi Inari/ })
    .click();
  await expect(page).toHaveURL(/\/destinations\/kyoto\/attractions\/fushimi-inari/);
  await expect(mainHeading(page)).toContainText('Fushimi Inari');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('the footer leads to every page of the house', async ({ page }) => {
  for (const [link, heading] of [
    ['Contact us', 'Write to us'],
    ['Sitemap', 'Sitemap'],
    ['Credits', 'Credits'],
    ['Privacy', 'Privacy'],
    ['Terms', 'Terms'],
  ] as const) {
    await open(page, '/about-us');
    const unfold = footer(page).getByRole('button', { name: 'About Us' });
    if (isNarrow(page)) await unfold.click();
    await footer(page).getByRole('link', { name: link }).click();
    await expect(mainHeading(page)).toHaveText(heading);
    await expect(mainHeading(page)).toBeFocused();
  }
});

test('who asks for a private page signs in at home', async ({ page }) => {
  await page.goto('/profile/');
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByRole('dialog', { name: 'Welcome back' })).toBeVisible();
});
