import { expect, type Page } from '@playwright/test';
import { test } from '../crossing.ts';
import { daysOf, movableNames, namesOn } from './itinerary-view.ts';
import { open, planFromLanding } from './traveller.ts';

test.use({ crosses: ['mf-planner'] });
test.use({ serviceWorkers: 'allow' });

const menuOf = (page: Page, name: string) => daysOf(page).getByRole('button', { name: `Change ${name}`, exact: true });

const choose = async (page: Page, name: string, what: string): Promise<void> => {
  await menuOf(page, name).click();
  await page.getByRole('menu').getByRole('menuitem', { name: what }).click();
};

/** Opens an event's dialog, and writes into it what is given. */
const openDialog = async (page: Page, name: string) => {
  await choose(page, name, 'Time, cost and note…');
  return page.getByRole('dialog', { name });
};

const keptPaths = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const keys = (await caches.has('tabi-private')) ? await (await caches.open('tabi-private')).keys() : [];
    return keys.map(({ url }) => new URL(url).pathname);
  });

const waiting = (page: Page, words: string) => page.getByRole('status').filter({ hasText: `Offline: ${words}` });

test('days are changed without a network, outlive a reload, and are merged with what others did meanwhile', async ({
  page,
  context,
  browser,
}) => {
  // A long way, each step of which waits for a device that may be busy.
  test.slow();
  const slug = await planFromLanding(page, 'Kyoto');
  await expect(daysOf(page)).toHaveCount(3);
  const [[moved = ''], [noted = '']] = [await namesOn(page, 1), await namesOn(page, 3)];
  const before = await movableNames(page);
  const next = before[before.indexOf(moved) + 1] ?? '';
  await expect
    .poll(() => keptPaths(page), { timeout: 30_000 })
    .toEqual(expect.arrayContaining([`/itinerary/${slug}`, `/api/trips/${slug}`, `/api/trips/${slug}/events`]));
  // What was opened once is there without a network too.
  await (await openDialog(page, noted)).getByRole('button', { name: 'Close', exact: true }).click();
  await daysOf(page).nth(1).getByRole('button', { name: 'Add to Day 2' }).click();
  await page
    .getByRole('dialog', { name: /^Add on/ })
    .getByRole('button', { name: 'Close', exact: true })
    .click();
  const elsewhere = await browser.newContext({ storageState: await context.storageState() });

  await context.setOffline(true);
  await test.step('a stop is moved, a cost noted, and something of one’s own is added and changed', async () => {
    await choose(page, moved, 'Later');
    await expect(waiting(page, '1 change waits on this device')).toBeVisible();
    const dialog = await openDialog(page, noted);
    await dialog.getByRole('textbox', { name: /^Cost in/ }).fill('500');
    await dialog.getByRole('textbox', { name: 'Note' }).fill('The gate in the north');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await daysOf(page).nth(1).getByRole('button', { name: 'Add to Day 2' }).click();
    const adding = page.getByRole('dialog', { name: /^Add on/ });
    await adding.getByRole('textbox', { name: 'Something of your own' }).fill('Tea with Aiko');
    await adding.getByRole('button', { name: 'Add it' }).click();
    const tea = await openDialog(page, 'Tea with Aiko');
    await tea.getByRole('textbox', { name: 'Note' }).fill('Bring sweets');
    await tea.getByRole('button', { name: 'Save' }).click();
    await expect(waiting(page, '4 changes wait on this device')).toBeVisible();
  });

  const seen = await movableNames(page);
  await test.step('a reload without a network shows all of it', async () => {
    await page.reload();
    await expect(waiting(page, '4 changes wait on this device')).toBeVisible();
    await expect.poll(() => movableNames(page), 'days far below come a moment later').toEqual(seen);
    expect(seen.indexOf(moved)).toBeGreaterThan(seen.indexOf(next));
    await expect(daysOf(page).nth(1).getByText('Bring sweets')).toBeVisible();
    const dialog = await openDialog(page, noted);
    await expect(dialog.getByRole('textbox', { name: 'Note' })).toHaveValue('The gate in the north');
    await expect(dialog.getByRole('textbox', { name: /^Cost in/ })).toHaveValue(/^500/);
    await dialog.getByRole('button', { name: 'Close', exact: true }).click();
  });

  const other = await elsewhere.newPage();
  await test.step('meanwhile another browser takes off the stop that was noted', async () => {
    await open(other, `/itinerary/${slug}/timeline`);
    await choose(other, noted, 'Take it off');
    await expect(other.getByRole('status').filter({ hasText: `${noted} taken off` })).toBeVisible();
  });

  await context.setOffline(false);
  await test.step('back on the network the rest is merged, and what could not be is told by name', async () => {
    const lost = page.getByRole('region', { name: 'Changes that were not done' });
    await expect(lost.getByRole('heading')).toHaveText('3 changes were merged, 1 could not be');
    await expect(lost.getByRole('listitem')).toContainText(`Noted at ${noted}`);
    await expect(lost.getByRole('listitem')).toContainText('It is no longer on the trip.');
    await lost.getByRole('button', { name: /^Let it go/ }).click();
    await expect(lost).toHaveCount(0);
  });

  await test.step('what is on the screen is what the server has', async () => {
    const shown = await movableNames(page);
    expect(shown).not.toContain(noted);
    expect(shown.indexOf(moved)).toBeGreaterThan(shown.indexOf(next));
    await other.reload();
    await expect(daysOf(other).nth(1).getByText('Bring sweets')).toBeVisible();
    expect(await movableNames(other)).toEqual(shown);
    await page.reload();
    await expect(daysOf(page).nth(1).getByText('Bring sweets')).toBeVisible();
    expect(await movableNames(page)).toEqual(shown);
    await expect(page.getByRole('region', { name: 'Changes that were not done' })).toHaveCount(0);
  });
  await elsewhere.close();
});
