import { readFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import { tablesOfSiteThatName } from '../../api/src/testing/site-traces.ts';
import { test } from '../crossing.ts';
import { confirmLinkMailedTo } from './outbox.ts';
import { account, mainHeading, newPerson, open, openSignIn, planFromLanding, register } from './traveller.ts';

test.use({ crosses: ['mf-account', 'mf-discovery', 'mf-planner'] });

test('what a guest planned is the account’s; it plans from a list, changes its address, takes its data along and is gone', async ({
  page,
}) => {
  test.slow();
  const person = { ...newPerson(), name: 'Zephyrine Whole-Account' };
  const moved = `moved.${person.email}`;
  const slug = await planFromLanding(page, 'Kyoto');
  const main = page.getByRole('main');
  let id = '';
  const folder = process.env['DATA_DIR'];

  await test.step('the trip is theirs once they have an account', async () => {
    await open(page, '/');
    await openSignIn(page);
    await register(page, person);
    await open(page, '/my-trips');
    await expect(main.locator(`a[href*="${slug}"]`).first()).toBeVisible();
    ({ id } = (await (await page.request.get('/api/user')).json()).results);
    if (folder)
      expect(await tablesOfSiteThatName(folder, [person.email]), 'what is looked for is found').toContain(
        'public.users',
      );
  });

  await test.step('a trip is planned from a list', async () => {
    await open(page, '/destinations/kyoto/attractions/kodai-ji');
    await main.getByRole('button', { name: 'Save Kodai-ji' }).first().click();
    const lists = page.getByRole('dialog', { name: /^Save Kodai-ji/ });
    await lists.getByRole('textbox').fill('Temples');
    await page.keyboard.press('Enter');
    await expect(lists.getByRole('checkbox', { name: 'Temples' })).toBeChecked();
    await open(page, '/my-wishlist');
    await main.getByRole('link', { name: 'Temples' }).click();
    await expect(mainHeading(page)).toHaveText('Temples');
    await main.getByRole('button', { name: 'Plan a trip' }).click();
    await page.getByRole('dialog', { name: 'Plan a trip' }).getByRole('button', { name: 'Plan my trip' }).click();
    await page.waitForURL(/\/itinerary\/[^/]+\//);
    await expect(main.getByText('Kodai-ji').first()).toBeVisible();
  });

  await test.step('the address is another one once its mail is opened', async () => {
    await open(page, '/profile/');
    await main.getByRole('button', { name: 'Change the address' }).click();
    await main.getByRole('textbox', { name: 'New address' }).fill(moved);
    await main.getByLabel('Your password', { exact: true }).fill(person.password);
    await main.getByRole('button', { name: 'Change the address' }).click();
    await expect(main.getByText(`${moved} waits for you`)).toBeVisible();
    const link = await confirmLinkMailedTo(moved);
    test.skip(link === null, 'The mails of this site cannot be read from here.');
    await page.goto(String(link));
    await page.getByRole('button', { name: 'This is my address' }).click();
    await expect(page.getByText(`${moved} is the address of your account.`)).toBeVisible();
  });

  await test.step('all that is kept of them comes as one file', async () => {
    await open(page, '/profile/');
    await expect(main.getByText(moved).first()).toBeVisible();
    const coming = page.waitForEvent('download');
    await main.getByRole('link', { name: 'Download my data' }).click();
    const file = await coming;
    expect(file.suggestedFilename()).toMatch(/^tabi-\d{4}-\d\d-\d\d\.zip$/);
    const names = readFileSync(await file.path(), 'latin1');
    for (const name of ['account.json', 'wishlists.json', `trips/${slug}.json`, `trips/${slug}.ics`])
      expect(names).toContain(name);
  });

  await test.step('the account is gone, and what was its alone', async () => {
    await main.getByRole('button', { name: 'Delete my account…' }).click();
    const dialog = page.getByRole('alertdialog');
    await dialog.getByLabel('Your password', { exact: true }).fill(person.password);
    await dialog.getByRole('button', { name: 'Delete my account' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(account(page, person)).toHaveCount(0);
    expect((await page.request.get(`/api/trips/${slug}`)).status()).toBe(404);
  });

  await test.step('no table of the database knows them any more', async () => {
    test.skip(!folder, 'The database of this site cannot be looked into from here.');
    const traces = () => tablesOfSiteThatName(String(folder), [id, person.name, person.email, slug]);
    // The last mail to them may be on its way.
    await expect.poll(traces, 'tables that still have a word of theirs').toEqual([]);
  });
});
