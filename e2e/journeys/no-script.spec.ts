import { expect } from '@playwright/test';
import { test } from '../crossing.ts';
import { mainHeading } from './traveller.ts';

test.use({ crosses: ['mf-discovery', 'mf-blog'] });

test.use({ javaScriptEnabled: false });

test('without JavaScript the front page is readable and leads on', async ({ page }) => {
  await page.goto('/');
  await expect(mainHeading(page)).toBeVisible();
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { name: 'Where people start' })).toBeVisible();
  await expect(main.getByRole('heading', { name: 'From the notebook' })).toBeVisible();
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Explore more destinations' })).toBeVisible();
  await main.getByRole('link', { name: 'All destinations' }).click();
  await expect(page).toHaveURL(/\/destinations$/);
  await main.getByRole('link', { name: /Kyoto/ }).first().click();
  await expect(mainHeading(page)).toContainText('Kyoto');
});

test('without JavaScript a destination is readable: its words, its seasons, its places', async ({ page }) => {
  await page.goto('/destinations/kyoto');
  await expect(mainHeading(page)).toContainText('Kyoto');
  const main = page.getByRole('main');
  expect((await main.innerText()).split(/\s+/).length, 'words').toBeGreaterThan(150);
  await expect(main.getByRole('heading', { name: 'When to go' })).toBeVisible();
  await expect(main.getByRole('heading', { name: 'What to see in Kyoto' })).toBeVisible();
  const places = main.locator('a[href^="/destinations/kyoto/attractions/"]');
  expect(await places.count()).toBeGreaterThanOrEqual(8);
  await places.first().click();
  await expect(mainHeading(page)).toBeVisible();
  await expect(page.getByText('About this place')).toBeVisible();
});

test('without JavaScript a list is searched, narrowed and turned by its form and its links', async ({ page }) => {
  await page.goto('/destinations/kyoto/attractions?rating=nine&location=');
  const main = page.getByRole('main');
  await expect(main.getByText('We do not know “nine” as a rating, so the list does not go by it.')).toBeVisible();
  await main.getByRole('button', { name: 'Filters' }).click();
  const filters = page.getByRole('dialog', { name: 'Filters' });
  await filters.getByRole('checkbox', { name: /^Temple/ }).check();
  await filters.getByRole('checkbox', { name: /^Shrine/ }).check();
  await filters.getByRole('button', { name: /^Show/ }).click();
  await expect(page).toHaveURL(/kind=temple&kind=shrine/);
  const chosen = main.getByRole('list', { name: 'Chosen filters' });
  await expect(chosen.getByRole('link')).toHaveText([/Temple/, /Shrine/, /Clear all/]);
  await expect(main.getByRole('article').first()).toContainText(/Temple|Shrine/);
  await chosen.getByRole('link', { name: /Temple/ }).click();
  await expect(page).toHaveURL(/\?kind=shrine$/);

  await page.goto('/destinations');
  const first = await main.getByRole('article').first().innerText();
  await main.getByRole('link', { name: 'Show more destinations' }).click();
  await expect(page).toHaveURL(/\?page=2$/);
  await expect(main.getByRole('article').first()).not.toContainText(first.split('\n')[0] ?? '');
  await expect(main.getByRole('link', { name: 'Earlier destinations' })).toBeVisible();
});

for (const path of ['/blog/', '/blog/category/planning', '/blog/?q=train'])
  test(`without JavaScript the stories of ${path} go on with their older ones, and back`, async ({ page }) => {
    await page.goto(path);
    const main = page.getByRole('main');
    await main.getByRole('link', { name: 'Older posts' }).first().click();
    await expect(page).toHaveURL(/[?&]page=2/);
    await expect(main.getByRole('navigation', { name: 'Parts of this list' })).toContainText('Page 2');
    await main.getByRole('link', { name: 'Newer posts' }).click();
    await expect(page).not.toHaveURL(/page=/);
  });
