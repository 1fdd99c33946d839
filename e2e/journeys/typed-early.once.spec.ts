import { expect } from '@playwright/test';
import { test } from './console-clean-test.ts';

test.use({ crosses: ['mf-blog'] });

test('what is typed into a page whose scripts are still on their way is searched for once they are here', async ({
  page,
}) => {
  let release = () => undefined as void;
  const typed = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/_mf/shell/**/*.js', async (route) => {
    await typed;
    await route.continue();
  });
  await page.goto('/blog', { waitUntil: 'commit' });
  const search = page.getByRole('combobox', { name: 'Search the blog' }).or(page.getByLabel('Search the blog'));
  await search.first().fill('kyoto');
  release();
  await expect(page.locator('html')).toHaveAttribute('data-ready', 'yes');
  await expect(page.getByRole('option', { name: /Kyoto/ }).first()).toBeVisible();
  await expect(search.first()).toHaveValue('kyoto');
});
