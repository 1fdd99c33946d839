import { expect } from '@playwright/test';
import { test } from './console-clean-test.ts';
import { publicPages } from './site-map.ts';
import { mainHeading, newPerson, open, planFromLanding, register } from './traveller.ts';

test.use({ crosses: 'every remote' });

test('every public page comes to life without a word on the console', async ({ page, request }) => {
  // Every page of the site in one visit.
  test.slow();
  for (const { name, path } of await publicPages(request)) {
    await test.step(name, async () => {
      await open(page, path);
      await expect(mainHeading(page)).toBeVisible();
      await expect(page.getByRole('alert')).toHaveCount(0);
      const width = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(width, `${name} does not scroll sideways`).toBeLessThanOrEqual(0);
    });
  }
});

test('the same page stays through hydration: nothing that the server sent is replaced', async ({ page, request }) => {
  test.slow();
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      Object.assign(window, { firstHeading: document.querySelector('main h1') });
    });
  });
  for (const { name, path } of await publicPages(request)) {
    await test.step(name, async () => {
      await open(page, path);
      const same = await page.evaluate(() => {
        const { firstHeading } = window as unknown as { firstHeading: Element | null };
        return firstHeading !== null && firstHeading === document.querySelector('main h1');
      });
      expect(same, `${name} keeps its heading`).toBe(true);
    });
  }
});

test('the tabs of an itinerary and the private pages are quiet too', async ({ page }) => {
  await planFromLanding(page, 'Hanoi');
  const tabs = page.getByRole('navigation', { name: 'Trip' });
  await tabs.getByRole('link', { name: 'Map' }).click();
  await expect(page).toHaveURL(/\/map$/);
  await tabs.getByRole('link', { name: /idea/i }).click();
  await expect(page).toHaveURL(/\/poi$/);
  await open(page, '/my-trips');
  await register(page, newPerson());
  for (const path of ['/my-trips', '/my-wishlist', '/profile/', '/profile/email-preferences']) {
    await open(page, path);
    await expect(mainHeading(page)).toBeVisible();
  }
});
