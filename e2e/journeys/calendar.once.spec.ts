import { expect, type Locator, type Page } from '@playwright/test';
import { test } from './console-clean-test.ts';
import { open, planFromLanding } from './traveller.ts';

test.use({ crosses: ['mf-planner'] });

/** The stops of a day by their names as they are read out, such as `Nijo Castle, Sat 14 March, 09:30 to 11:00`. */
const stopsOf = (page: Page, day: number): Locator =>
  page.getByRole('region', { name: new RegExp(`^Day ${day},`) }).getByRole('button', { name: / \d\d:\d\d to / });

const nameOf = async (stop: Locator): Promise<string> => (await stop.getAttribute('aria-label')) ?? '';
const titleIn = (name: string): string => /^(.*), \w{3} \d+ /.exec(name)?.[1] ?? '';
const startIn = (name: string): number => {
  const [, hour, minute] = / (\d\d):(\d\d) to /.exec(name) ?? [];
  return Number(hour) * 60 + Number(minute);
};
const named = (page: Page, day: number, title: string): Locator =>
  stopsOf(page, day).and(page.getByRole('button', { name: `${title}, ` }));

test('a trip is rearranged in the calendar by keyboard and by mouse, and stays so', async ({ page }) => {
  const slug = await planFromLanding(page, 'Kyoto');
  await page.getByRole('navigation', { name: 'Trip' }).getByRole('link', { name: 'Calendar' }).click();
  await expect(page.getByText('Times in Kyoto (UTC+9)')).toBeVisible();
  await expect(page.getByRole('region', { name: /^Day \d/ })).toHaveCount(3);

  const first = stopsOf(page, 1).first();
  const before = await nameOf(first);
  const title = titleIn(before);
  await first.focus();
  await page.keyboard.press('Space');
  await expect(page.getByRole('status').filter({ hasText: `${title} is lifted.` })).toBeAttached();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Space');
  const carried = named(page, 2, title);
  await expect(carried, 'it is on the next day').toBeVisible();
  await expect(carried, 'and keeps the focus').toBeFocused();
  const after = await nameOf(carried);
  expect(startIn(after) % 15).toBe(0);
  expect(startIn(after) - startIn(before)).toBeGreaterThan(0);
  await page.getByRole('status').getByRole('button', { name: 'Undo' }).click();
  await expect(named(page, 1, title), 'Undo brings it back').toHaveAttribute('aria-label', before);

  const box = (await named(page, 1, title).boundingBox())!;
  const hour = box.height / ((await minutesOf(named(page, 1, title))) / 60);
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2 + 20, { steps: 4 });
  await page.mouse.move(box.x + box.width * 2.5, box.y + box.height / 2 + hour, { steps: 8 });
  await page.mouse.up();
  const dropped = named(page, 3, title);
  await expect(dropped).toBeVisible();
  expect(startIn(await nameOf(dropped)) - startIn(before)).toBeGreaterThanOrEqual(45);
  await expect(page.getByRole('dialog'), 'a drop opens nothing').toHaveCount(0);
  const there = await nameOf(dropped);
  await expect(page.getByRole('status').getByRole('button', { name: 'Undo' }), 'it has been told').toBeVisible();

  await open(page, `/itinerary/${slug}/calendar`);
  await expect(named(page, 3, title), 'the server knows').toHaveAttribute('aria-label', there);
});

const minutesOf = async (stop: Locator): Promise<number> => {
  const [, fromHour, from, toHour, to] = / (\d\d):(\d\d) to (\d\d):(\d\d)/.exec(await nameOf(stop)) ?? [];
  return Number(toHour) * 60 + Number(to) - Number(fromHour) * 60 - Number(from);
};
