import { expect } from '@playwright/test';
import { daysOf } from './itinerary-view.ts';
import { test } from './console-clean-test.ts';
import { account, closeByEscape, mainHeading, newPerson, open, tabTo } from './traveller.ts';

test.use({ crosses: ['mf-account', 'mf-discovery', 'mf-planner'] });

test('the whole journey works without a mouse', async ({ page }) => {
  const person = newPerson();
  await open(page, '/');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to the page' })).toBeFocused();
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('main').getByRole('button', { name: 'Start planning now' }).first());
  await page.keyboard.press('Enter');

  const form = page.getByRole('dialog', { name: 'Plan a trip' });
  const where = form.getByRole('combobox', { name: 'Where do you want to go?' });
  await expect(where).toBeVisible();
  await tabTo(page, where);
  await page.keyboard.type('Kyoto');
  await expect(page.getByRole('option', { name: /^Kyoto/ })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(where).toHaveValue('Kyoto');
  await tabTo(page, form.getByRole('button', { name: 'Plan my trip' }));
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/poi$/);
  await expect(form).toHaveCount(0);
  await tabTo(page, page.getByRole('link', { name: 'Timeline' }));
  await page.keyboard.press('Enter');
  await expect(daysOf(page)).toHaveCount(3);

  await tabTo(page, daysOf(page).first().getByRole('article').first().getByRole('link'));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/destinations\/kyoto\/attractions\//);
  await expect(mainHeading(page)).toBeVisible();

  await tabTo(
    page,
    page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name: 'Sign in' }),
    'Shift+Tab',
  );
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await tabTo(page, dialog.getByRole('button', { name: 'Create an account' }));
  await page.keyboard.press('Enter');
  for (const [field, text] of [
    ['Name', person.name],
    ['Email', person.email],
    ['Password', person.password],
  ] as const) {
    await tabTo(page, dialog.getByLabel(field, { exact: true }));
    await page.keyboard.type(text);
  }
  await page.keyboard.press('Enter');
  await expect(account(page, person)).toBeVisible();

  await tabTo(page, account(page, person), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menu')).toBeFocused();
  for (const name of ['My Profile Settings', 'My Trips']) {
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('menuitem', { name })).toHaveAttribute('data-highlighted');
  }
  await page.keyboard.press('Enter');
  await expect(mainHeading(page)).toHaveText('My trips');
});

test('Escape closes the trip form and gives the focus back', async ({ page }) => {
  await open(page, '/');
  const start = page.getByRole('main').getByRole('button', { name: 'Start planning now' }).first();
  await start.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Plan a trip' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Plan my trip' })).toBeVisible();
  await closeByEscape(page);
  await expect(start).toBeFocused();
});
