import { expect } from '@playwright/test';
import { expectNoReload, markWindow, test } from './own-site.ts';

test.use({ crosses: ['mf-blog', 'mf-discovery'] });

const words = 'Explore latest travel stories on Tabi';
const newWords = 'Stories told anew';

test('a flip of the registry changes the next page load, and only that', async ({ page, request, shelf }) => {
  const problems: string[] = [];
  page.on('console', (message) => message.type() === 'error' && problems.push(message.text()));
  const before = shelf.current('mf-blog');
  const build = shelf.make('mf-blog', (_file, text) => text.replaceAll(words, newWords));
  await page.goto('/blog/');
  await expect(page.getByText(words)).toBeVisible();
  // Until the page lives, a link is a reload.
  await expect(page.locator('html')).toHaveAttribute('data-ready', 'yes');
  await markWindow(page);

  shelf.flip('mf-blog', build);
  const main = page.getByRole('navigation', { name: 'Main' });
  await main.getByRole('link', { name: 'About us' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Rediscover travel');
  await main.getByRole('link', { name: 'Blog' }).click();
  await expect(page.getByText(words), 'an open page keeps the build that it began with').toBeVisible();
  await expectNoReload(page);

  await page.reload();
  await expect(page.getByText(newWords)).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-ready', 'yes');
  expect(await (await request.get('/blog/')).text(), 'the server renders with it too').toContain(newWords);

  shelf.flip('mf-blog', before);
  await page.reload();
  await expect(page.getByText(words)).toBeVisible();
  expect(problems).toEqual([]);
});

test('a flip of one remote leaves the builds of the others as they were', async ({ page, shelf }) => {
  const build = shelf.make('mf-blog');
  shelf.flip('mf-blog', build);
  const asked: string[] = [];
  page.on('request', (wish) => asked.push(wish.url()));
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('data-ready', 'yes');
  expect(asked.some((url) => url.includes(`/_mf/mf-blog/${build}/remoteEntry.js`))).toBe(true);
  expect(asked.some((url) => url.includes(`/_mf/mf-discovery/${shelf.current('mf-discovery')}/`))).toBe(true);
  expect(asked.some((url) => url.includes(`/_mf/shell/${shelf.current('shell')}/`))).toBe(true);
});
