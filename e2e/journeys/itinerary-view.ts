import { expect, type Locator, type Page } from '@playwright/test';

export const daysOf = (page: Page): Locator => page.getByRole('main').getByRole('region', { name: /^Day \d/ });

/** Days far below have their stops a moment later. */
export const allThere = (page: Page): Promise<void> =>
  expect(page.getByRole('main').locator('[aria-busy="true"]')).toHaveCount(0);

/** The names of the stops, in order. */
export async function stopNames(page: Page): Promise<string[]> {
  await allThere(page);
  return daysOf(page).getByRole('article').getByRole('heading', { level: 3 }).getByRole('link').allTextContents();
}

/** The names of one day's stops, in order. */
export async function namesOn(page: Page, day: number): Promise<string[]> {
  await allThere(page);
  return daysOf(page)
    .nth(day - 1)
    .getByRole('heading', { level: 3 })
    .getByRole('link')
    .allTextContents();
}

/** The names of what can be moved, stops and meals, in order. */
export async function movableNames(page: Page): Promise<string[]> {
  await allThere(page);
  return daysOf(page)
    .getByRole('button', { name: /^Change / })
    .evaluateAll((buttons) => buttons.map((button) => (button.ariaLabel ?? '').replace('Change ', '')));
}

const clock = /^\d\d:\d\d$/;

/** One day as a traveller reads it: times that only go forward, stops, the ways between them, and lunch. */
export const expectGoodDay = async (day: Locator): Promise<void> => {
  await allThere(day.page());
  const title = await day.getByRole('heading', { level: 2 }).innerText();
  const times = await day.getByRole('time').allTextContents();
  for (const time of times) expect(time, title).toMatch(clock);
  expect(times, `${title}: times in order`).toEqual([...times].sort());
  const stops = await day.getByRole('article').count();
  expect(stops, `${title}: stops`).toBeGreaterThanOrEqual(2);
  const ways = day.getByRole('listitem').filter({ hasText: /\d+\s(min|h).* (on foot|by \w+)/ });
  expect(await ways.count(), `${title}: ways between stops`).toBeGreaterThanOrEqual(stops - 1);
  await expect(day.getByRole('listitem').filter({ hasText: /lunch/i }), `${title}: lunch`).toHaveCount(1);
  await expect(day.getByText(/^Closed th/), `${title}: nothing closed`).toHaveCount(0);
};
