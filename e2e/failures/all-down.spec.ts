import { expect, type Page } from '@playwright/test';
import { findApps } from '@tabi/tools/federation/apps';
import { workspaceRoot } from '@tabi/tools/federation/paths';
import { comesBack, downNote, expectNoReload, markWindow, test } from './own-site.ts';

test.use({ crosses: 'every remote' });

const remotes = findApps(workspaceRoot()).flatMap(({ name, role }) => (role === 'remote' ? [name] : []));
const mainHeading = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 });
/** What a page that has nothing to read says. */
const noscript = '<noscript><section role="alert"><h1>This page cannot be shown';
const bar = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const footer = (page: Page) => page.getByRole('contentinfo');

/** Once a page is announced it has scrolled to its top, and what is pressed stays where it is. */
const expectArrival = (page: Page, title: RegExp) =>
  expect(page.getByRole('status').filter({ hasText: title })).toBeAttached();

test.beforeEach(({ shelf }) => {
  for (const remote of remotes) shelf.hide(remote);
});

test('all-remotes-down: the house still stands: pages, bar and footer, and it heals', async ({
  page,
  request,
  shelf,
}) => {
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('data-ready', 'yes');
  await expect(mainHeading(page)).toHaveText('Plan days in Asia that really work');
  await bar(page).getByRole('link', { name: 'About Us' }).click();
  await expect(mainHeading(page)).toHaveText('Rediscover travel');
  await expectArrival(page, /^About/);
  await footer(page).getByRole('link', { name: 'Sitemap' }).click();
  await expect(mainHeading(page)).toHaveText('Sitemap');
  await expect(page.getByRole('main').getByRole('link', { name: 'Kyoto', exact: true })).toBeVisible();
  await bar(page).getByRole('link', { name: 'Blog' }).click();
  await expect(downNote(page)).toBeVisible();
  await page.goBack();
  await expect(mainHeading(page)).toHaveText('Sitemap');

  const front = await request.get('/');
  expect([front.status(), await front.text()], 'without script').toEqual([200, expect.stringContaining('<h1')]);
  for (const address of ['/blog/', '/destinations/kyoto']) {
    const answer = await request.get(address);
    expect([answer.status(), await answer.text()], 'without script').toEqual([503, expect.stringContaining(noscript)]);
  }

  await page.goto('/');
  const notes = page.getByRole('main').getByRole('alert');
  await expect(notes).toHaveCount(2);
  await markWindow(page);
  for (const remote of remotes) shelf.putBack(remote);
  await comesBack(page);
  await expect(notes, 'all of it heals by itself').toHaveCount(0);
  await expect(page.getByRole('region', { name: 'From the notebook' }).getByRole('article').first()).toBeVisible();
  await expectNoReload(page);
});

test('all-remotes-down: one can search, change currency and theme, and sign in', async ({ page }) => {
  await page.goto('/about-us');
  await expect(page.locator('html')).toHaveAttribute('data-ready', 'yes');
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: /^Search destinations/ }).fill('osaka');
  await expect(page.getByRole('option', { name: /^Osaka/ }).first()).toBeVisible();
  await page.keyboard.press('Escape');

  await footer(page)
    .getByRole('button', { name: /Currency/ })
    .click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /Japanese yen/ })
    .click();
  await expect(footer(page).getByRole('button', { name: /Japanese yen/ })).toBeVisible();
  await footer(page).getByRole('switch', { name: 'Dark theme' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');

  await bar(page).getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Create an account' }).click();
  const dialog = page.getByRole('dialog', { name: 'Create your account' });
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Aiko Tanaka');
  await dialog.getByRole('textbox', { name: 'Email' }).fill(`aiko.${Date.now()}@example.com`);
  await dialog.getByLabel('Password', { exact: true }).fill('three rainy days in Kyoto');
  await dialog.getByRole('button', { name: 'Create account' }).click();
  await expect(bar(page).getByRole('button', { name: 'Your account, Aiko Tanaka' })).toBeFocused();
});
