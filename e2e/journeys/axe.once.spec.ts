import AxeBuilder from '@axe-core/playwright';
import { expect, test, type Page } from '@playwright/test';
import { publicPages } from './site-map.ts';
import { mainHeading, open, planFromLanding } from './traveller.ts';

const wanted = ['landing', 'destinations', 'a destination', 'a place', 'blog', 'a story'];

const expectNoBarrier = async (page: Page, name: string): Promise<void> => {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa'])
    .analyze();
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => ({ id, target, failureSummary })),
  );
  expect.soft(found, name).toEqual([]);
};

for (const theme of ['light', 'dark'] as const) {
  test(`public pages have no barrier that axe knows, ${theme}`, async ({ page, request, context, baseURL }) => {
    await context.addCookies([{ name: 'user-theme', value: theme, url: String(baseURL) }]);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    for (const { name, path } of (await publicPages(request)).filter((one) => wanted.includes(one.name))) {
      await open(page, path);
      await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
      await expect(mainHeading(page)).toBeVisible();
      await expectNoBarrier(page, `${name}, ${theme}`);
    }
  });

  test(`the trip form and the itinerary have no barrier that axe knows, ${theme}`, async ({
    page,
    context,
    baseURL,
  }) => {
    await context.addCookies([{ name: 'user-theme', value: theme, url: String(baseURL) }]);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page, '/');
    await page.getByRole('main').getByRole('button', { name: 'Start planning now' }).first().click();
    await expect(page.getByRole('button', { name: 'Plan my trip' })).toBeVisible();
    await expectNoBarrier(page, `trip form, ${theme}`);
    await planFromLanding(page, 'Kyoto');
    await expect(page.getByRole('main').getByRole('region', { name: /^Day 3/ })).toBeVisible();
    await expectNoBarrier(page, `itinerary, ${theme}`);
  });
}
