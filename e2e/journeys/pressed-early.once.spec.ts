import { expect } from '@playwright/test';
import { test } from './console-clean-test.ts';

test.use({ crosses: ['mf-planner', 'mf-discovery'] });

test('a button that is pressed while the page’s scripts are still on their way does its work once they are here', async ({
  page,
}) => {
  let release = () => undefined as void;
  const pressed = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/_mf/shell/**/*.js', async (route) => {
    await pressed;
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Start planning now' }).click();
  release();
  await expect(page.locator('html')).toHaveAttribute('data-ready', 'yes');
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('a page is shown whole before any of its scripts is asked for, and comes to life without being touched', async ({
  page,
}) => {
  await page.goto('/destinations/kyoto');
  await expect(page.locator('html')).toHaveAttribute('data-ready', 'yes');
  const { loaded, scripts } = await page.evaluate(() => ({
    loaded: (performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming).loadEventStart,
    scripts: (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .filter(({ initiatorType, name }) => initiatorType === 'script' || /\.js$/.test(name))
      .map(({ startTime }) => startTime),
  }));
  expect(scripts.length).toBeGreaterThan(2);
  expect(Math.min(...scripts)).toBeGreaterThanOrEqual(loaded);
});
