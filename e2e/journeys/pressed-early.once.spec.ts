import { expect, type Page } from '@playwright/test';
import { planLargeTrip } from '../itinerary/large-trip.ts';
import { test } from './console-clean-test.ts';
import { holdPages } from './half-page.ts';

test.use({ crosses: ['mf-planner', 'mf-discovery'] });

/** Opens a page, does something to it while its scripts are on their way, and lets them come. */
async function doEarly(page: Page, work: () => Promise<void>, path = '/'): Promise<void> {
  let release = () => undefined as void;
  const done = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/_mf/shell/**/*.js', async (route) => {
    await done;
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'commit' });
  await page.getByRole('heading', { level: 1 }).waitFor();
  await work();
  release();
  await expect(page.locator('html')).toHaveAttribute('data-ready', 'yes');
}

test('a button that is pressed while the page’s scripts are still on their way does its work once they are here', async ({
  page,
}) => {
  await doEarly(page, () => page.getByRole('button', { name: 'Start planning now' }).click());
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('the search’s keys that are pressed while the page’s scripts are still on their way open it once they are here', async ({
  page,
}) => {
  await doEarly(page, () => page.keyboard.press('Control+k'));
  await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused();
});

test('the filters that are opened before a page has come to life stay open once it lives', async ({ page }) => {
  await doEarly(page, () => page.getByRole('button', { name: 'Filters' }).click(), '/destinations');
  const filters = page.getByRole('dialog', { name: 'Filters' });
  await filters.getByRole('checkbox').first().check();
  await filters.getByRole('button', { name: /^Show/ }).click();
  await expect(filters).toBeHidden();
  await expect(page).toHaveURL(/\?/);
});

test('what is written on a list and sent while the page’s scripts are still on their way is on it once they are here', async ({
  browser,
  baseURL,
  page,
}) => {
  const trip = await planLargeTrip(browser, String(baseURL), 2);
  await page.context().addCookies(trip.state.cookies);
  const list = page.getByRole('region', { name: 'To do' });
  const write = async () => {
    await list.getByLabel('Add to “To do”').fill('Rail pass');
    await list.getByLabel('Add to “To do”').press('Enter');
  };
  await doEarly(page, write, trip.path.replace('timeline', 'todos'));
  await expect(list.getByRole('checkbox')).toHaveCount(1);
  await expect(list.getByRole('checkbox', { name: 'Rail pass' })).toBeVisible();
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

test('a page of which somebody touches the first half comes to life once the rest is here', async ({
  page,
  baseURL,
}) => {
  const slow = await holdPages(String(baseURL));
  await page.goto(slow.origin, { waitUntil: 'commit' });
  const press = page.getByRole('button', { name: 'Start planning now' }).first();
  const app = page.waitForResponse(/_mf\/shell\/.*\/main\..*\.js$/);
  await press.click();
  await (await app).finished();
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
  slow.release();
  await expect(page.locator('html')).toHaveAttribute('data-ready', 'yes');
  await expect(page.getByRole('dialog')).toBeVisible();
  await slow.close();
});
