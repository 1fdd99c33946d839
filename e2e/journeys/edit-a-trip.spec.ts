import { expect, type Page } from '@playwright/test';
import { daysOf, movableNames, stopNames } from './itinerary-view.ts';
import { test } from './console-clean-test.ts';
import { open, planFromLanding } from './traveller.ts';

test.use({ crosses: ['mf-planner'] });

const remark = (page: Page, words: RegExp) => page.getByRole('status').filter({ hasText: words });
const cardOf = (page: Page, name: string) =>
  daysOf(page)
    .getByRole('article')
    .filter({ has: page.getByRole('link', { name, exact: true }) });
const menuOf = (page: Page, name: string) => cardOf(page, name).getByRole('button', { name: `Change ${name}` });

const comesAfter = (one: string, other: string) => (names: string[]) => names.indexOf(one) > names.indexOf(other);

test('a traveller changes a day by pointer and by keyboard, takes it back, and finds it so after a reload', async ({
  page,
}) => {
  await planFromLanding(page, 'Kyoto');
  await expect(daysOf(page)).toHaveCount(3);
  const before = await stopNames(page);
  const [first = '', , third = ''] = before;
  const rows = await movableNames(page);
  const next = rows[rows.indexOf(first) + 1] ?? '';

  await test.step('by pointer a stop changes places with what comes next, and Undo brings it back', async () => {
    await menuOf(page, first).click();
    await page.getByRole('menuitem', { name: 'Later' }).click();
    await expect.poll(() => movableNames(page).then(comesAfter(first, next))).toBe(true);
    await remark(page, /moved to/)
      .getByRole('button', { name: 'Undo' })
      .click();
    await expect.poll(() => stopNames(page)).toEqual(before);
  });

  await test.step('by keyboard one goes back among the ideas, and the keys for undo and redo are known', async () => {
    await menuOf(page, third).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('menu', { name: `Change ${third}` })).toBeFocused();
    await page.keyboard.type('Back');
    await page.keyboard.press('Enter');
    await expect(cardOf(page, third)).toHaveCount(0);
    await expect(remark(page, /is an idea again/)).toBeVisible();
    await page.keyboard.press('Control+z');
    await expect.poll(() => stopNames(page)).toEqual(before);
    await page.keyboard.press('Control+Shift+z');
    await expect(cardOf(page, third)).toHaveCount(0);
  });

  await test.step('a reload keeps it', async () => {
    await expect(remark(page, /is an idea again/)).toBeVisible();
    await page.reload();
    await expect(daysOf(page)).toHaveCount(3);
    expect(await stopNames(page)).toEqual(before.filter((name) => name !== third));
  });
});

test('two browsers see each other’s changes, and what both change is said and not lost', async ({ page, browser }) => {
  await planFromLanding(page, 'Kyoto');
  await expect(daysOf(page)).toHaveCount(3);
  const [first = ''] = await stopNames(page);
  const rows = await movableNames(page);
  const next = rows[rows.indexOf(first) + 1] ?? '';
  const context = await browser.newContext({ storageState: await page.context().storageState() });
  const other = await context.newPage();
  const listening = other.waitForResponse((answer) => answer.url().endsWith('/changes'));
  await open(other, page.url());
  await expect(daysOf(other)).toHaveCount(3);
  await listening;
  await expect(other.getByText('here too'), 'nobody is beside themselves').toHaveCount(0);

  await menuOf(page, first).click();
  await page.getByRole('menuitem', { name: 'Later' }).click();
  await expect(remark(other, new RegExp(`Someone moved ${first}`))).toBeVisible();
  await expect.poll(() => movableNames(other).then(comesAfter(first, next))).toBe(true);
  const seen = await movableNames(other);

  // It hears nothing any more, and does not know what the first one does next.
  await other.route('**/changes', (route) => route.abort());
  await other.reload();
  await expect(daysOf(other)).toHaveCount(3);
  await menuOf(page, first).click();
  await page.getByRole('menuitem', { name: 'Earlier' }).click();
  await expect.poll(() => movableNames(page)).not.toEqual(seen);
  await menuOf(other, first).click();
  await other
    .getByRole('menuitem', { name: 'Keep it here' })
    .or(other.getByRole('menuitem', { name: 'Let planning move it' }))
    .click();
  await expect(remark(other, /Somebody else has just changed/)).toBeVisible();
  await expect.poll(async () => movableNames(other)).toEqual(await movableNames(page));
  await context.close();
});
