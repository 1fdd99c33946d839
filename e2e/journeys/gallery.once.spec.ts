import { expect, type Page } from '@playwright/test';
import { test } from '../crossing.ts';
import { expectAccessible } from './a11y.ts';
import { open } from './traveller.ts';

test.use({ crosses: ['mf-discovery'], contextOptions: { reducedMotion: 'reduce' } });

const place = '/destinations/kyoto/attractions/fushimi-inari-taisha';
const name = 'Fushimi Inari-taisha';
const opener = (page: Page, number: number) =>
  page.getByRole('button', { name: new RegExp(`^${name}, picture ${number} of`) });
const lightbox = (page: Page) => page.getByRole('dialog', { name });
/** The large picture that is in sight, and no other. */
const expectInSight = async (page: Page, number: number) => {
  await expect(lightbox(page).getByRole('status')).toHaveText(new RegExp(`^Picture ${number} of`));
  await expect(
    lightbox(page)
      .getByRole('listitem')
      .nth(number - 1)
      .getByRole('img', { includeHidden: true }),
  ).toBeInViewport({ ratio: 0.9 });
};

test('the pictures of a place open large, by keys alone, and Back closes them', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 1100 });
  const scripts: string[] = [];
  page.on('request', (request) => request.url().endsWith('.js') && scripts.push(request.url()));
  await open(page, place);
  await page.waitForLoadState('networkidle');
  const before = scripts.length;
  await opener(page, 2).focus();
  await page.keyboard.press('Enter');
  await expectInSight(page, 2);
  expect(scripts.length, 'it is fetched when it is opened').toBeGreaterThan(before);
  await test.step('1024 by 800', async () => {
    const box = await lightbox(page).getByRole('listitem').nth(1).getByRole('img').boundingBox();
    expect([box?.width, box?.height]).toEqual([1024, 800]);
  });
  await expectAccessible(page, 'the lightbox');
  await test.step('the focus stays within', async () => {
    for (let i = 0; i < 8; i++) {
      await page.keyboard.press('Tab');
      expect(await lightbox(page).evaluate((own) => own.contains(document.activeElement))).toBe(true);
    }
  });
  await test.step('arrows, Home and End', async () => {
    await page.keyboard.press('ArrowRight');
    await expectInSight(page, 3);
    await page.keyboard.press('End');
    await expectInSight(page, 6);
    await page.keyboard.press('Home');
    await expectInSight(page, 1);
  });
  await page.keyboard.press('Escape');
  await expect(lightbox(page)).toBeHidden();
  await expect(opener(page, 2)).toBeFocused();
  await page.keyboard.press('Enter');
  await expectInSight(page, 2);
  await page.goBack();
  await expect(lightbox(page)).toBeHidden();
  await expect(page).toHaveURL(new RegExp(`${place}$`));
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });

  test('a swipe shows the next picture, the whole of it', async ({ page }) => {
    await open(page, place);
    await opener(page, 1).tap();
    await expectInSight(page, 1);
    const cdp = await page.context().newCDPSession(page);
    const begun = Date.now() / 1000;
    // By a clock of its own, and the finger rests before it leaves: on a busy machine it would be faster than any finger, and what
    // is flung so fast the browser lets pass the next picture.
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', frame: number, x?: number) =>
      cdp.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: x === undefined ? [] : [{ x, y: 400 }],
        timestamp: begun + frame / 60,
      });
    await touch('touchStart', 0, 320);
    const way = [290, 250, 210, 170, 130, 90, 60];
    for (const [at, x] of way.entries()) await touch('touchMove', at + 1, x);
    await touch('touchEnd', way.length + 30);
    await expectInSight(page, 2);
    const box = await lightbox(page).getByRole('listitem').nth(1).getByRole('img').boundingBox();
    expect((box?.width ?? 0) / (box?.height ?? 1)).toBeCloseTo(1.28, 1);
  });
});
