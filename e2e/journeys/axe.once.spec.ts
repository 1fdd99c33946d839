import AxeBuilder from '@axe-core/playwright';
import { expect, test, type Page } from '@playwright/test';
import { housePages, publicPages } from './site-map.ts';
import { mainHeading, open, planFromLanding } from './traveller.ts';

const wanted = ['destinations', 'a destination', 'a place', 'blog', 'a story'];

const expectNoBarrier = async (page: Page, name: string): Promise<void> => {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa'])
    .analyze();
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => ({ id, target, failureSummary })),
  );
  expect.soft(found, name).toEqual([]);
};

const house = [{ name: 'landing', path: '/' }, ...housePages, { name: 'not found', path: '/no-such-page' }];

for (const theme of ['light', 'dark'] as const) {
  for (const width of [1440, 390]) {
    test(`the house's own pages have no barrier that axe knows, ${theme}, ${width} px`, async ({
      page,
      context,
      baseURL,
    }) => {
      await context.addCookies([{ name: 'user-theme', value: theme, url: String(baseURL) }]);
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ reducedMotion: 'reduce' });
      for (const { name, path } of house) {
        await open(page, path);
        await expect(mainHeading(page)).toBeVisible();
        await expectNoBarrier(page, `${name}, ${theme}, ${width} px`);
      }
    });
  }

  test(`the frame's dialogs have no barrier that axe knows, ${theme}`, async ({ page, context, baseURL }) => {
    await context.addCookies([{ name: 'user-theme', value: theme, url: String(baseURL) }]);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page, '/about-us');
    const dialog = page.getByRole('dialog');
    for (const [name, opener] of [
      ['sign in', page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name: 'Sign in' })],
      ['search', page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name: 'Search' })],
      ['currency', page.getByRole('contentinfo').getByRole('button', { name: /Currency/ })],
    ] as const) {
      await opener.click();
      await expect(dialog).toBeVisible();
      await expectNoBarrier(page, `${name}, ${theme}`);
      await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);
    }
  });

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
