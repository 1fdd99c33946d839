import { expect, type Page } from '@playwright/test';
import { resetLinkMailedTo } from './outbox.ts';
import { test } from './console-clean-test.ts';
import { account, mainHeading, newPerson, open, openSignIn, register, signIn, signOut } from './traveller.ts';

test.use({ crosses: ['mf-account', 'mf-discovery'] });

/** The smallest PNG that is one: a single dot. */
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);

const rename = async (page: Page, name: string) => {
  await page.getByRole('textbox', { name: 'Name' }).fill(name);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Saved.')).toBeVisible();
};

test('a person gives themselves a name and a picture, keeps a wishlist, and leaves for good', async ({ page }) => {
  const person = newPerson();
  await open(page, '/');
  await openSignIn(page);
  await register(page, person);
  const renamed = { ...person, name: 'Aiko Mori' };

  await test.step('the new name and picture are all over the site', async () => {
    await account(page, person).click();
    await page.getByRole('menuitem', { name: 'My Profile Settings' }).click();
    await rename(page, renamed.name);
    await page.getByLabel('Your picture').setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: png });
    const cutting = page.getByRole('dialog', { name: 'What is seen of it?' });
    await cutting.getByRole('slider', { name: 'Closer' }).press('ArrowRight');
    await cutting.getByRole('button', { name: 'Use this part' }).click();
    await expect(cutting).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Choose another picture' })).toBeEnabled();
    const picture = account(page, renamed).locator('img');
    await expect(picture).toHaveJSProperty('naturalWidth', 128);
  });

  await test.step('a place is kept in a list of one’s own, from its page', async () => {
    await open(page, '/destinations/kyoto/attractions');
    await page.getByRole('main').getByRole('article').getByRole('link').first().click();
    await expect(page).toHaveURL(/\/attractions\/.+/);
    await page
      .getByRole('main')
      .getByRole('button', { name: /^Save / })
      .first()
      .click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox').fill('One day');
    await page.keyboard.press('Enter');
    await expect(dialog.getByRole('checkbox', { name: 'One day' })).toBeChecked();
    await open(page, '/my-wishlist');
    await page.getByRole('link', { name: 'One day' }).click();
    await expect(mainHeading(page)).toHaveText('One day');
    await expect(page.getByText('1 place', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Plan a trip' }).click();
    const goal = page.getByRole('combobox', { name: 'Where do you want to go?' });
    await expect(goal).toHaveValue(/^Kyoto/);
    await page.keyboard.press('Escape');
  });

  await test.step('a deleted list is back, with what was in it, on Undo', async () => {
    await open(page, '/my-wishlist');
    await page.getByRole('button', { name: 'More about One day' }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByRole('link', { name: 'One day' })).toBeVisible();
    await expect(page.getByText('1 place', { exact: true })).toBeVisible();
  });

  await test.step('the account is deleted, and nobody comes in with it any more', async () => {
    await open(page, '/profile/');
    await page.getByRole('button', { name: 'Delete my account…' }).click();
    const dialog = page.getByRole('alertdialog');
    await expect(dialog).toContainText('Your 1 wishlist');
    await dialog.getByLabel('Your password', { exact: true }).fill(person.password);
    await dialog.getByRole('button', { name: 'Delete my account' }).click();
    await expect(account(page, renamed)).toHaveCount(0);
    await expect(page).toHaveURL(/\/$/);
  });
});

test('who has forgotten their password sets a new one with the link in the mail, once', async ({ page }) => {
  const person = newPerson();
  const changed = { ...person, password: `${person.password} and back` };
  await open(page, '/');
  await openSignIn(page);
  await register(page, person);
  await signOut(page, person);

  await openSignIn(page);
  await page.getByRole('button', { name: 'Forgot your password?' }).click();
  await page.getByRole('dialog').getByRole('textbox', { name: 'Email' }).fill(person.email);
  await page.getByRole('button', { name: 'Send the link' }).click();
  const link = await resetLinkMailedTo(person.email);
  test.skip(link === null, 'The mails of this site cannot be read from here.');

  await open(page, String(link));
  await page.getByLabel('New password', { exact: true }).fill(changed.password);
  await page.getByRole('button', { name: 'Set the new password' }).click();
  await expect(page, 'the page is for guests alone').toHaveURL(/\/$/);
  await expect(account(page, person), 'whoever reads the mail of an account is signed in by it').toBeVisible();

  await signOut(page, person);
  await openSignIn(page);
  await signIn(page, changed);
  await expect(account(page, person)).toBeVisible();
});
