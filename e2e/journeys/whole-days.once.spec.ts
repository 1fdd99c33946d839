import { expect, type Page } from '@playwright/test';
import { test } from './console-clean-test.ts';
import { daysOf, namesOn, stopNames } from './itinerary-view.ts';
import { planFromLanding } from './traveller.ts';

test.use({ crosses: ['mf-planner'] });

const remark = (page: Page, words: RegExp) => page.getByRole('status').filter({ hasText: words });

const choose = async (page: Page, day: number, item: RegExp): Promise<void> => {
  await page.getByRole('button', { name: `More for Day ${day}` }).click();
  await page.getByRole('menuitem', { name: item }).click();
};

test('a traveller names a day, swaps it with another, puts one in and takes one out', async ({ page }) => {
  await planFromLanding(page, 'Kyoto');
  await expect(daysOf(page)).toHaveCount(3);
  const before = await stopNames(page);
  const [first, second, third] = await Promise.all([1, 2, 3].map((day) => namesOn(page, day)));
  const title = (day: number) =>
    daysOf(page)
      .nth(day - 1)
      .getByRole('heading', { level: 2 });

  await choose(page, 1, /Give it a name/);
  await page.getByRole('textbox', { name: 'What do you call this day?' }).fill('Temples and tea');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(title(1)).toContainText('Temples and tea');

  await test.step('two days change places with all they hold, and Undo brings them back', async () => {
    await choose(page, 1, /Swap with Day 2/);
    await expect(title(2)).toContainText('Temples and tea');
    expect(await namesOn(page, 2)).toEqual(first);
    expect(await namesOn(page, 1)).toEqual(second);
    await remark(page, /have changed places/)
      .getByRole('button', { name: 'Undo' })
      .click();
    await expect(title(1)).toContainText('Temples and tea');
    expect(await stopNames(page)).toEqual(before);
  });

  await test.step('a day is put in after the first, and taken out again with a look at what that means', async () => {
    await choose(page, 1, /Add a day after/);
    await expect(daysOf(page)).toHaveCount(4);
    expect([await namesOn(page, 1), await namesOn(page, 3), await namesOn(page, 4)]).toEqual([first, second, third]);
    await choose(page, 2, /Take this day out/);
    const dialog = page.getByRole('dialog', { name: /^Take .* out$/ });
    await expect(dialog.getByText('becomes an idea').first()).toBeVisible();
    await dialog.getByRole('button', { name: 'Take it out' }).click();
    await expect(daysOf(page)).toHaveCount(3);
    expect(await stopNames(page)).toEqual(before);
  });

  await test.step('it is so after a reload, and a folded day stays folded', async () => {
    await page.getByRole('button', { name: 'Stops of Day 2' }).click();
    await expect(remark(page, /is taken out of the trip/)).toBeVisible();
    await page.reload();
    await expect(title(1)).toContainText('Temples and tea');
    await expect(page.getByRole('button', { name: 'Stops of Day 2' })).toHaveAttribute('aria-expanded', 'false');
    expect(await namesOn(page, 3)).toEqual(third);
  });
});
