import { expect } from '@playwright/test';
import { newPerson } from '../journeys/traveller.ts';
import { patiently, test } from './own-workshop.ts';

test.use({ crosses: ['mf-planner'] });

test.describe.configure({ timeout: 180_000 });
test.use({ asked: { words: ['planner', '--alone'], settings: {} } });
test.use({ actionTimeout: 60_000 });

test('the planner alone plans a trip with its own form and shows it, and its words change in the open dialog', async ({
  page,
  workshop,
}) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Plan a trip' }).click();
  const form = page.getByRole('dialog', { name: 'Plan a trip' });
  await form.getByRole('combobox', { name: 'Where do you want to go?' }).fill('Kyoto');
  await page.getByRole('option', { name: /^Kyoto/ }).click();

  await page.route('**/api/trips', (route) => route.abort());
  await form.getByRole('button', { name: 'Plan my trip' }).click();
  await page.getByRole('alertdialog').getByRole('button').last().click();
  await page.unroute('**/api/trips');

  workshop.change('mf-planner/src/features/trip-form/components/trip-form.tsx', 'Plan my trip', 'Make my days');
  await form.getByRole('button', { name: 'Make my days' }).click(patiently);
  await page.waitForURL(/\/itinerary\/[^/]+\/poi$/, patiently);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Kyoto', patiently);
  await expect(form, 'the form has closed').toHaveCount(0);
});

test('a remote alone signs a person in and out at the API', async ({ page }) => {
  const person = newPerson();
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible(patiently);
  const status = await page.evaluate(async ({ name, email, password }) => {
    await (await fetch('/api/csrf-cookie')).text();
    const token = decodeURIComponent(/XSRF-TOKEN=([^;]*)/.exec(document.cookie)?.[1] ?? '');
    const body = JSON.stringify({ name, email, password, password_confirmation: password, timezone: 'UTC' });
    const headers = { 'content-type': 'application/json', 'x-xsrf-token': token };
    return (await fetch('/api/register', { method: 'POST', headers, body })).status;
  }, person);
  expect(status).toBe(200);
  await page.reload();
  await page.getByRole('button', { name: `Sign ${person.name} out` }).click();
  await page.getByRole('button', { name: 'Sign in' }).click();
  const dialog = page.getByRole('dialog', { name: 'Sign in' });
  await dialog.getByLabel('Email').fill(person.email);
  await dialog.getByLabel('Password', { exact: true }).fill('not my password');
  await dialog.getByRole('button', { name: 'Sign in' }).click();
  await expect(dialog.getByText('The address or the password is not right.')).toBeVisible(patiently);
  await dialog.getByLabel('Password', { exact: true }).fill(person.password);
  await dialog.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('button', { name: `Sign ${person.name} out` })).toBeVisible(patiently);
});
