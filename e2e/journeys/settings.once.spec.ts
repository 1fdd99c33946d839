import { expect, type Page } from '@playwright/test';
import { test } from '../crossing.ts';
import { newPerson, open, openSignIn, register, signIn } from './traveller.ts';

test.use({ crosses: ['mf-account', 'mf-discovery'] });

const shrine = '/destinations/kyoto/attractions/kinkaku-ji';
const hours = (page: Page) => page.getByRole('region', { name: 'Opening hours' });
const radio = (page: Page, name: string) => page.getByRole('radio', { name, exact: true });

test('what somebody chooses counts in every open page, from the first byte on, and in the next browser', async ({
  page,
  browser,
  baseURL,
}) => {
  const person = newPerson();
  await open(page, '/');
  await openSignIn(page);
  await register(page, person);
  const beside = await page.context().newPage();
  await open(beside, shrine);
  await expect(hours(beside)).toContainText('09:00–17:00');

  await open(page, '/profile/others-preferences');
  for (const name of ['Dark', 'As little as possible', 'Miles', '2:00 pm', 'Sunday']) {
    const saved = page.waitForResponse((answer) => answer.url().endsWith('/api/user/settings') && answer.ok());
    await radio(page, name).check();
    await saved;
  }
  await expect(hours(beside)).toContainText(/9:00\sam–5:00\spm/);
  await expect(beside.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(beside.locator('html')).toHaveAttribute('data-motion', 'reduced');

  const first = await (await page.request.get(shrine)).text();
  expect(first).toMatch(/<html[^>]* data-theme="dark" data-motion="reduced"/);
  expect(first).toMatch(/9:00\sam–5:00\spm/);

  const elsewhere = await browser.newContext({ ...(baseURL ? { baseURL } : {}) });
  const other = await elsewhere.newPage();
  await open(other, shrine);
  await expect(hours(other)).toContainText('09:00–17:00');
  await openSignIn(other);
  await signIn(other, person);
  await expect(hours(other)).toContainText(/9:00\sam–5:00\spm/);
  await expect(other.locator('html')).toHaveAttribute('data-theme', 'dark');
  await open(other, '/profile/others-preferences');
  for (const name of ['Miles', 'Sunday']) await expect(radio(other, name)).toBeChecked();
  await elsewhere.close();
});
