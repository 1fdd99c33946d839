import { expect } from '@playwright/test';
import { test } from './console-clean-test.ts';
import { open } from './traveller.ts';

test.use({ crosses: ['mf-planner'] });

test('the days of a trip are chosen from the calendar by keyboard, and written', async ({ page }) => {
  await open(page, '/');
  await page.getByRole('main').getByRole('button', { name: 'Start planning now' }).first().click();
  const form = page.getByRole('dialog', { name: 'Plan a trip' });
  const first = form.getByRole('textbox', { name: 'First day' });
  const last = form.getByRole('textbox', { name: 'Last day' });
  await first.fill('14 March 2099');
  await last.fill('17');
  await first.focus();
  await expect(last).toHaveValue('17 March 2099');
  await expect(form.getByText('Sat 14 – Tue 17 March, 4 days')).toBeVisible();

  const opener = form.getByRole('button', { name: 'Choose first day in a calendar' });
  await opener.press('Enter');
  const calendar = page.getByRole('dialog', { name: 'First day' });
  await expect(calendar.getByRole('button', { name: 'Saturday 14 March 2099, first day' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(calendar.getByText('Now choose the last day.')).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(calendar).toBeHidden();
  await expect(opener).toBeFocused();
  await expect(form.getByText('Sat 21 – Mon 23 March, 3 days')).toBeVisible();

  await opener.press('Enter');
  await expect(calendar.getByRole('button', { name: 'Saturday 21 March 2099, first day' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(calendar).toBeHidden();
  await expect(form, 'Escape closes only the calendar').toBeVisible();
});
