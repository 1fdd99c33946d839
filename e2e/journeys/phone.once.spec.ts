import { expect, type Locator } from '@playwright/test';
import { test } from '../crossing.ts';
import { planLargeTrip } from '../itinerary/large-trip.ts';
import { daysOf } from './itinerary-view.ts';
import { closeByEscape, open } from './traveller.ts';

test.use({ crosses: ['mf-planner'] });

const tabs = ['timeline', 'calendar', 'map', 'placesToStay', 'budget', 'todos', 'poi', 'manage'];

test.describe('on a phone', () => {
  test.use({
    viewport: { width: 390, height: 844 },
    isMobile: true,
    hasTouch: true,
    contextOptions: { reducedMotion: 'reduce' },
  });

  test('a trip is held in one hand: days above, map and ideas below, and the same day on every tab', async ({
    browser,
    baseURL,
    page,
  }) => {
    const trip = await planLargeTrip(browser, String(baseURL), 4);
    await page.context().addCookies(trip.state.cookies);
    await open(page, trip.path);
    const days = page.getByRole('navigation', { name: 'Days' });
    const sheet = page.getByRole('region', { name: 'Map and ideas' });
    await test.step('a day is reached by its name, which stays on top', async () => {
      await days.getByRole('link', { name: /^Day 3/ }).tap();
      await expect(days.getByRole('link', { name: /^Day 3/ })).toHaveAttribute('aria-current', 'true');
      await expect(page.getByRole('heading', { name: /^Day 3/ })).toBeInViewport();
      await expect(days).toBeInViewport();
    });
    await test.step('the map comes from below, with the next stops above it', async () => {
      await sheet.getByRole('button', { name: 'Map', exact: true }).tap();
      await expect(sheet.getByRole('list', { name: 'Stops of day 3' }).getByRole('button').first()).toBeInViewport();
      await sheet.getByRole('button', { name: 'Larger' }).tap();
      await expect(sheet.getByRole('status')).toHaveText('Map and ideas: open');
      await sheet.getByRole('button', { name: 'Smaller' }).press('ArrowDown');
      await expect(sheet.getByRole('status')).toHaveText('Map and ideas: half open');
    });
    await test.step('it is pulled down by its handle', async () => {
      // Fingers find it above the buttons: it has no name, because keys have the buttons.
      // Once it has come to rest: the handle of a sheet that still moves is somewhere else by the time it is pressed.
      await sheet.evaluate((own) => Promise.all(own.getAnimations().map(({ finished }) => finished)));
      const top = (await sheet.boundingBox())?.y ?? 0;
      const cdp = await page.context().newCDPSession(page);
      const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', y?: number) =>
        cdp.send('Input.dispatchTouchEvent', { type, touchPoints: y === undefined ? [] : [{ x: 195, y }] });
      await touch('touchStart', top + 10);
      for (const y of [450, 520, 600, 680, 760, 835]) await touch('touchMove', y);
      await touch('touchEnd');
      await expect(sheet.getByRole('status')).toHaveText('Map and ideas: closed');
    });
    await test.step('what is done most is within reach of the thumb', async () => {
      const add = sheet.getByRole('button', { name: 'Add a place' });
      const box = await add.boundingBox();
      expect((box?.y ?? 0) > 700 && (box?.height ?? 0) >= 44).toBe(true);
      // No tap: right after a finger has let go of something that moved, browsers take one for the end of that.
      await add.click();
      await closeByEscape(page);
    });
    await test.step('the map knows the day, and so do the days when one comes back', async () => {
      const views = page.getByRole('navigation', { name: 'Trip' });
      await views.getByRole('link', { name: 'Map' }).tap();
      await expect(page.getByRole('tab', { name: /^Day 3/ })).toHaveAttribute('aria-selected', 'true');
      await views.getByRole('link', { name: 'Timeline' }).tap();
      await expect(days.getByRole('link', { name: /^Day 3/ })).toHaveAttribute('aria-current', 'true');
      await expect(page.getByRole('heading', { name: /^Day 3/ })).toBeInViewport();
    });
    await test.step('what is remarked stands above the sheet', async () => {
      await daysOf(page)
        .first()
        .getByRole('button', { name: /^Change / })
        .first()
        .tap();
      await page.getByRole('menuitem', { name: 'Take it off' }).tap();
      const remark = await page.getByRole('status').filter({ hasText: 'taken off' }).boundingBox();
      const peeking = await sheet.boundingBox();
      expect((remark?.y ?? 0) + (remark?.height ?? 0)).toBeLessThanOrEqual(peeking?.y ?? 0);
    });
    await test.step('nothing is wider than the smallest phone', async () => {
      await page.setViewportSize({ width: 320, height: 640 });
      for (const tab of tabs) {
        await open(page, trip.path.replace('timeline', tab));
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        const over = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
        expect.soft(over, tab).toBe(0);
      }
    });
  });

  test('the first stop stands on the first screen, for who plans the trip and for who has its link', async ({
    browser,
    baseURL,
    page,
  }) => {
    const trip = await planLargeTrip(browser, String(baseURL), 4);
    const first = page
      .getByRole('region', { name: /^Day 1/ })
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading') })
      .first();
    const foot = async (part: Locator) => {
      const { y, height } = (await part.boundingBox())!;
      return y + height;
    };
    await open(page, trip.publicPath);
    await expect(page.getByRole('button', { name: 'Copy this trip' })).toBeVisible();
    for (const part of [first.getByRole('time').first(), first.getByRole('heading')])
      expect(await foot(part)).toBeLessThan(650);
    await page.context().addCookies(trip.state.cookies);
    await open(page, trip.path);
    const { y: end } = (await page.getByRole('region', { name: 'Map and ideas' }).boundingBox())!;
    for (const part of [first.getByRole('time').first(), first.getByRole('heading')])
      expect(await foot(part)).toBeLessThan(end - 40);
  });

  test('whoever goes back to the top in one go is at the first day again', async ({ browser, baseURL, page }) => {
    const trip = await planLargeTrip(browser, String(baseURL), 3);
    await page.context().addCookies(trip.state.cookies);
    await open(page, trip.path);
    const day = (number: number) =>
      page.getByRole('navigation', { name: 'Days' }).getByRole('link', { name: `Day ${number}` });
    await day(3).tap();
    await expect(page.getByRole('heading', { name: /^Day 3/ })).toBeInViewport();
    await expect(day(3)).toHaveAttribute('aria-current', 'true');
    // In a few frames the days above have grown to their size, and no longer push it away.
    await page.evaluate(async () => {
      for (let left = 12; left > 0; left -= 1) await new Promise(requestAnimationFrame);
      scrollTo(0, 0);
    });
    await expect(day(1)).toHaveAttribute('aria-current', 'true');
  });

  test('a thing to do is as low as two lines, and its menu has what has no room beside its words', async ({
    browser,
    baseURL,
    page,
  }) => {
    const trip = await planLargeTrip(browser, String(baseURL), 2);
    await page.context().addCookies(trip.state.cookies);
    await open(page, trip.path.replace('timeline', 'todos'));
    const list = page.getByRole('region', { name: 'To do' });
    for (const title of ['Rail pass', 'Passport valid for six months after the trip']) {
      await list.getByLabel('Add to “To do”').fill(title);
      await list.getByLabel('Add to “To do”').press('Enter');
    }
    const lines = list.getByRole('listitem');
    await expect(lines).toHaveCount(2);
    for (const line of await lines.all()) expect((await line.boundingBox())?.height).toBeLessThanOrEqual(72);
    await list.getByRole('button', { name: 'Change Rail pass' }).tap();
    await page.getByRole('menuitem', { name: 'Move down' }).tap();
    await expect(lines.last().getByRole('checkbox', { name: 'Rail pass' })).toBeVisible();
    await expect(list.getByLabel('Day of Rail pass')).toBeVisible();
  });

  test('a menu is whole, below a remark and on a phone that is turned', async ({ browser, baseURL, page }) => {
    const trip = await planLargeTrip(browser, String(baseURL), 2);
    await page.context().addCookies(trip.state.cookies);
    await open(page, trip.path);
    const openFirst = async () => {
      const button = page.getByRole('button', { name: /^Change / }).first();
      await button.evaluate((own) => scrollBy(0, own.getBoundingClientRect().top - innerHeight / 2));
      await button.tap();
      await expect(page.getByRole('menu')).toBeVisible();
    };
    await openFirst();
    await page.getByRole('menuitem', { name: 'Take it off' }).tap();
    await expect(page.getByRole('status').filter({ hasText: 'taken off' })).toBeVisible();
    await openFirst();
    for (const item of await page.getByRole('menuitem').all()) await item.tap({ trial: true });
    await page.keyboard.press('Escape');
    await page.setViewportSize({ width: 844, height: 390 });
    await openFirst();
    // It is placed in the frame after it is there.
    await expect(page.getByRole('menu')).toBeInViewport({ ratio: 1 });
  });
});

test('on a wide window the days are made wider and narrower, and stay so', async ({ browser, baseURL, page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const trip = await planLargeTrip(browser, String(baseURL), 2);
  await page.context().addCookies(trip.state.cookies);
  await open(page, trip.path);
  const divider = page.getByRole('separator', { name: 'Width of the days' });
  const width = async () => (await page.getByRole('region', { name: /^Day 1/ }).boundingBox())?.width ?? 0;
  const before = await width();
  await divider.press('ArrowLeft');
  await divider.press('ArrowLeft');
  await expect(divider).toHaveAttribute('aria-valuenow', '45');
  expect(await width()).toBeLessThan(before - 50);
  await page.reload();
  await expect(divider).toHaveAttribute('aria-valuenow', '45');
});

test('compact, a day’s stops stand so close that eight are seen at a glance', async ({ browser, baseURL, page }) => {
  const window = { width: 1440, height: 900 };
  await page.setViewportSize(window);
  const trip = await planLargeTrip(browser, String(baseURL), 2);
  await page.context().addCookies(trip.state.cookies);
  await open(page, trip.path);
  await page.getByRole('button', { name: 'Compact' }).click();
  const stops = daysOf(page).first().getByRole('article');
  const room = async () => {
    const [first, last] = [await stops.first().boundingBox(), await stops.last().boundingBox()];
    return (last!.y + last!.height - first!.y) / (await stops.count());
  };
  await expect.poll(room).toBeLessThan(window.height / 8);
});
