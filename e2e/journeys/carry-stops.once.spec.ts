import { expect, type Locator, type Page } from '@playwright/test';
import { test } from './console-clean-test.ts';
import { daysOf, movableNames, namesOn, stopNames } from './itinerary-view.ts';
import { open, planFromLanding } from './traveller.ts';

test.use({ crosses: ['mf-planner'] });

const remark = (page: Page, words: RegExp) => page.getByRole('status').filter({ hasText: words });
const cardOf = (page: Page, name: string) =>
  daysOf(page)
    .getByRole('article')
    .filter({ has: page.getByRole('link', { name, exact: true }) });
const ideas = (page: Page) => page.getByRole('complementary', { name: 'Ideas' });
/** Days far below have their stops a moment later. */
const allThere = (page: Page) => expect(daysOf(page).filter({ has: page.getByRole('article') })).toHaveCount(3);
const comesAfter = (one: string, other: string) => (names: string[]) => names.indexOf(one) > names.indexOf(other);
const canCarry = (page: Page) => expect(page.getByText('the arrow keys carry it, and Space drops it')).toBeAttached();

const middleOf = async (place: Locator) => {
  const { x, y, width, height } = (await place.boundingBox())!;
  return { x: x + width / 2, y: y + height / 2, bottom: y + height, top: y };
};

async function take(page: Page, card: Locator): Promise<void> {
  await card.hover();
  await canCarry(page);
  await page.mouse.down();
  const { x, y } = await middleOf(card);
  await page.mouse.move(x + 10, y + 10, { steps: 3 });
}

test('a traveller carries a stop with the mouse, takes it back, and lets go of it with Escape', async ({ page }) => {
  await planFromLanding(page, 'Kyoto');
  await allThere(page);
  const before = await stopNames(page);
  const [first = '', second = ''] = before;
  const address = page.url();

  await test.step('with the mouse a stop goes below the next one, and Undo brings it back', async () => {
    await take(page, cardOf(page, first));
    const { x, bottom } = await middleOf(cardOf(page, second));
    await page.mouse.move(x, bottom - 4, { steps: 4 });
    await expect(page.getByText(/^Day 1, after .*, \d\d:\d\d to \d\d:\d\d$/)).toBeAttached();
    await page.mouse.up();
    await expect.poll(() => movableNames(page).then(comesAfter(first, second))).toBe(true);
    expect(page.url(), 'a drop opens nothing').toBe(address);
    await remark(page, /moved to/)
      .getByRole('button', { name: 'Undo' })
      .click();
    await expect.poll(() => stopNames(page)).toEqual(before);
  });

  await test.step('Escape leaves it where it was', async () => {
    await take(page, cardOf(page, first));
    const { x, bottom } = await middleOf(cardOf(page, second));
    await page.mouse.move(x, bottom - 4, { steps: 4 });
    await page.keyboard.press('Escape');
    await page.mouse.up();
    await expect(page.getByText(`${first} is back where it was.`)).toBeAttached();
    expect(await stopNames(page)).toEqual(before);
    expect(page.url()).toBe(address);
  });
});

test('a stop goes among the ideas by mouse, and by keys to another day', async ({ page }) => {
  await planFromLanding(page, 'Kyoto');
  await allThere(page);
  const [first = '', second = ''] = await stopNames(page);
  const address = page.url();

  await test.step('dropped on the ideas it is one of them, and from there it goes onto a day again', async () => {
    await take(page, cardOf(page, first));
    const tray = await middleOf(ideas(page).getByRole('listitem').first());
    await page.mouse.move(tray.x, tray.y, { steps: 4 });
    await expect(page.getByText('Back among the ideas', { exact: true })).toBeAttached();
    await page.mouse.up();
    const idea = ideas(page).getByRole('listitem').filter({ hasText: first });
    await expect(idea).toBeVisible();
    await expect(cardOf(page, first)).toHaveCount(0);
    await expect(remark(page, /is an idea again/)).toBeVisible();
    await idea.hover({ position: { x: 8, y: 8 } });
    await page.mouse.down();
    const { x, y, top } = await middleOf(cardOf(page, second));
    await page.mouse.move(x, y, { steps: 4 });
    await page.mouse.move(x, top + 4, { steps: 4 });
    await page.mouse.up();
    await expect(cardOf(page, first)).toHaveCount(1);
    await expect(idea).toHaveCount(0);
    await expect(remark(page, /added on/)).toBeVisible();
    expect(await namesOn(page, 1)).toContain(first);
  });

  await test.step('with the keys it goes to the next day, keeps the focus, and a reload finds it there', async () => {
    const handle = page.getByRole('button', { name: `Move ${first}`, exact: true });
    await handle.focus();
    await page.keyboard.press('Space');
    await expect(page.getByText(`${first} is lifted.`)).toBeAttached();
    await page.keyboard.press('ArrowRight');
    await expect(page.getByText(/^Day 2, .*\d\d:\d\d to \d\d:\d\d$/)).toBeAttached();
    await page.keyboard.press('Space');
    await expect.poll(() => namesOn(page, 2)).toContain(first);
    await expect(handle).toBeFocused();
    await expect(remark(page, /moved to/)).toBeVisible();
    await open(page, address);
    await expect.poll(() => namesOn(page, 2)).toContain(first);
  });
});

test('a finger that rests lifts a stop, and one that moves early scrolls the page', async ({ browser, baseURL }) => {
  const context = await browser.newContext({
    baseURL,
    viewport: { width: 390, height: 844 },
    isMobile: true,
    hasTouch: true,
  });
  const page = await context.newPage();
  await planFromLanding(page, 'Kyoto');
  await allThere(page);
  const [first = '', second = ''] = await stopNames(page);
  const before = await movableNames(page);
  const cdp = await context.newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x = 0, y = 0) =>
    cdp.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchEnd' ? [] : [{ x, y }] });
  const glide = async (x: number, from: number, to: number) => {
    for (let step = 1; step <= 10; step += 1) await touch('touchMove', x, from + ((to - from) * step) / 10);
  };

  const topOf = async () => (await middleOf(cardOf(page, first))).top;
  /** However the page still glides. */
  const bringUp = () =>
    expect
      .poll(async () => {
        await cardOf(page, first).evaluate((card) => scrollTo(0, card.getBoundingClientRect().top + scrollY - 120));
        return Math.abs((await topOf()) - 120);
      })
      .toBeLessThan(2);
  await bringUp();
  const start = await middleOf(cardOf(page, first));
  const scrolled = () => page.evaluate(() => scrollY);
  const from = await scrolled();
  await touch('touchStart', start.x, 500);
  await glide(start.x, 500, 300);
  // Held still for a moment, so that the page does not glide on.
  await page.waitForTimeout(150);
  await touch('touchMove', start.x, 300);
  await touch('touchEnd');
  await expect.poll(scrolled).toBeGreaterThan(from + 100);
  expect(await movableNames(page), 'nothing was lifted').toEqual(before);
  await canCarry(page);

  await bringUp();
  const card = await middleOf(cardOf(page, first));
  const { bottom } = await middleOf(cardOf(page, second));
  const rest = await scrolled();
  await touch('touchStart', card.x, card.top + 40);
  await expect(page.locator('[data-lifted]')).toHaveCount(1);
  await glide(card.x, card.top + 40, Math.min(bottom - 6, 700));
  await expect(page.getByText(/^Day 1, after .*, \d\d:\d\d to \d\d:\d\d$/)).toBeAttached();
  expect(await scrolled(), 'the page stays under a finger that holds something').toBe(rest);
  await touch('touchEnd');
  await expect.poll(() => movableNames(page)).not.toEqual(before);
  await expect(remark(page, /moved to/)).toBeVisible();

  // On the name of a day above: it goes to that day, and the page stays.
  const [held = ''] = await namesOn(page, 1);
  const onDay2 = await namesOn(page, 2);
  const name = page.getByRole('navigation', { name: 'Days' }).getByRole('link', { name: /^Day 2/ });
  await cardOf(page, held).evaluate((card) => scrollTo(0, card.getBoundingClientRect().top + scrollY - 300));
  const there = await middleOf(cardOf(page, held));
  const to = await middleOf(name);
  await touch('touchStart', there.x, there.top + 40);
  await expect(page.locator('[data-lifted]')).toHaveCount(1);
  await glide(there.x, there.top + 40, 200);
  await touch('touchMove', to.x, to.y);
  await expect(page.getByText(/^Day 2, .*\d\d:\d\d to \d\d:\d\d$/)).toBeAttached();
  await touch('touchEnd');
  // At the free time nearest to its own, between what is there already.
  await expect.poll(() => namesOn(page, 2)).toContain(held);
  expect((await namesOn(page, 2)).filter((other) => other !== held)).toEqual(onDay2);
  await context.close();
});
