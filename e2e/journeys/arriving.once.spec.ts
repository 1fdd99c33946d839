import { expect, type Locator, type Page } from '@playwright/test';
import { test } from './console-clean-test.ts';
import { open } from './traveller.ts';

test.use({ crosses: ['mf-blog', 'mf-discovery'] });

/** Whether the browser has laid out what is in it, rather than passed over it as far below the screen. */
const isLaidOut = (part: Locator) =>
  part.evaluate((element) => element.firstElementChild?.checkVisibility({ contentVisibilityAuto: true }));

const lastPart = (page: Page) => page.getByRole('main').getByRole('region').last();

test('what lies far below is laid out when somebody comes near it, and then stays so', async ({ page }) => {
  await open(page, '/destinations/kyoto');
  const last = lastPart(page);
  expect(await isLaidOut(page.getByRole('region').first()), 'what is seen').toBe(true);
  expect(await isLaidOut(last), 'what is far below').toBe(false);
  // The browser glides to either end, and stops short of it when the page grows on the way: a key is pressed until one is there.
  const goToEnd = async () => {
    await page.keyboard.press('End');
    return isLaidOut(last);
  };
  await expect.poll(goToEnd, 'at the end').toBe(true);
  const goToTop = async () => {
    await page.keyboard.press('Home');
    return page.evaluate(() => window.scrollY);
  };
  await expect.poll(goToTop, 'at the top').toBe(0);
  expect(await isLaidOut(last), 'back at the top').toBe(true);
});

test('of a long list the cards below the screen are laid out all together when somebody comes near them', async ({
  page,
}) => {
  await open(page, '/destinations');
  const cards = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('article') });
  expect(await isLaidOut(cards.first()), 'the first').toBe(true);
  expect(await isLaidOut(cards.last()), 'the last').toBe(false);
  await cards.nth(9).scrollIntoViewIfNeeded();
  await expect.poll(() => isLaidOut(cards.last()), 'the last, once somebody is near the first of them').toBe(true);
  await page.keyboard.press('Home');
  expect(await isLaidOut(cards.last()), 'the last, from the top').toBe(true);
});

test('who comes back by reloading finds every part at its true height', async ({ page }) => {
  await open(page, '/destinations/kyoto');
  await page.reload();
  expect(await isLaidOut(lastPart(page))).toBe(true);
});

const lengthOf = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight);

for (const width of [390, 1440])
  for (const path of ['/', '/destinations', '/attractions', '/hotels', '/destinations/kyoto', '/blog'])
    test(`who goes straight to the end of ${path} finds it about where it was from the first, ${width} px`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(path);
      const guessed = await lengthOf(page);
      await page.reload();
      const share = guessed / (await lengthOf(page));
      expect(share).toBeGreaterThan(0.9);
      expect(share).toBeLessThan(1.1);
    });

test('nothing moves under the eyes of who reads a page down to its end', async ({ page }) => {
  await page.addInitScript(() => {
    const shifts = Object.assign(window, { moved: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.moved += (entry as unknown as { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await open(page, '/destinations/kyoto');
  const end = page.getByRole('contentinfo');
  const atEnd = () => end.evaluate((footer) => footer.getBoundingClientRect().top < innerHeight);
  await page.mouse.move(300, 300);
  while (!(await atEnd())) {
    await page.mouse.wheel(0, 400);
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  }
  expect(await page.evaluate(() => (window as unknown as { moved: number }).moved)).toBeLessThan(0.01);
});
