import { expect, type Page } from '@playwright/test';
import { test } from '../failures/own-site.ts';
import { complaintsOf, openMap, shareOf, showMap } from './street-page.ts';
import { streetList, streetStyle, streetTile } from './street-tiles.ts';

const host = 'streets.example';
/** The land of the style. */
const paperLand = [240, 224, 160];

test.use({ crosses: ['mf-discovery'], settings: { MAP_STYLE_URL: `https://${host}/style` } });

/** Somebody else's server of tiles. @returns what it was asked for */
async function standIn(page: Page): Promise<string[]> {
  const asked: string[] = [];
  await page.route(`https://${host}/**`, (route) => {
    const { pathname } = new URL(route.request().url());
    asked.push(pathname);
    const headers = { 'access-control-allow-origin': '*' };
    if (pathname === '/style') return route.fulfill({ json: streetStyle, headers });
    if (pathname === '/tiles.json') return route.fulfill({ json: streetList, headers });
    const [z = 0, x = 0, y = 0] = (pathname.match(/\d+/g) ?? []).map(Number);
    const body = streetTile(z, x, y);
    return route.fulfill(body ? { body, headers } : { status: 204, headers });
  });
  return asked;
}

test('streets are asked for when they are wanted, of whom it says, and follow the theme', async ({ page }) => {
  const asked = await standIn(page);
  const complaints = complaintsOf(page);
  await openMap(page);
  const button = page.getByRole('button', { name: `Show streets from ${host}` });
  await expect(button).toBeVisible();
  expect(asked, 'nobody is asked unasked').toEqual([]);

  await button.click();
  await expect(page.getByRole('button', { name: 'Hide streets' })).toBeVisible();
  await expect(page.getByRole('link', { name: '© OpenStreetMap' })).toBeVisible();
  await expect.poll(() => shareOf(page, paperLand), 'land in the colour of the style').toBeGreaterThan(0.3);
  expect(asked.slice(0, 2)).toEqual(['/style', '/tiles.json']);

  await page.evaluate(() => document.documentElement.setAttribute('data-theme', 'dark'));
  await expect.poll(() => shareOf(page, paperLand), 'the night is another colour').toBe(0);

  await page.reload();
  await showMap(page);
  await expect(page.getByRole('button', { name: 'Hide streets' }), 'the answer is remembered').toBeVisible();
  expect(complaints).toEqual([]);
});

test('where streets cannot be had the map stays, and they can be asked for again', async ({ page }) => {
  let isDown = true;
  await standIn(page);
  await page.route(`https://${host}/style`, (route) => (isDown ? route.fulfill({ status: 503 }) : route.fallback()));
  await openMap(page);
  await page.getByRole('button', { name: /^Show streets/ }).click();
  const again = page.getByRole('button', { name: 'No streets. Try again' });
  await expect(again).toBeVisible();
  await expect(page.getByText('© OpenStreetMap, Natural Earth')).toBeVisible();
  isDown = false;
  await again.click();
  await expect(page.getByRole('button', { name: 'Hide streets' })).toBeVisible();
});
