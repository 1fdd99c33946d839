import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { expectAccessible, wear } from './a11y.ts';
import { test } from './console-clean-test.ts';
import { open, planFromLanding } from './traveller.ts';

test.use({ crosses: ['mf-planner'] });

const tab = (page: Page, name: string) => page.getByRole('navigation', { name: 'Trip' }).getByRole('link', { name });

/** In one line, by keyboard. */
const addCost = async (page: Page, what: string, amount: string, currency: string, payer: string): Promise<void> => {
  const form = page.getByRole('form', { name: 'Add a cost' });
  await form.getByLabel('What').fill(what);
  await form.getByLabel('How much').fill(amount);
  await form.getByLabel('Currency').selectOption(currency);
  await form.getByLabel('Who paid').selectOption({ label: payer });
  await form.getByLabel('How much').press('Enter');
  await expect(page.getByRole('button', { name: `Change ${what}` })).toBeVisible();
};

/** What is told has reached the server. */
const told = (page: Page, words: RegExp | string) => page.getByRole('status').filter({ hasText: words });

/** What opens the trip to somebody who only looks. */
const publicToken = (page: Page, slug: string): Promise<string> =>
  page.evaluate(async (trip) => {
    const token = /XSRF-TOKEN=([^;]+)/.exec(document.cookie)?.[1] ?? '';
    const headers = { 'x-xsrf-token': decodeURIComponent(token) };
    const answer = await fetch(`/api/trips/${trip}/public`, { headers });
    return ((await answer.json()) as { results: { token: string } }).results.token;
  }, slug);

test('three people share what they paid in three currencies, and what there is to do', async ({
  page,
  browser,
  baseURL,
}) => {
  test.slow();
  const slug = await planFromLanding(page, 'Kyoto');
  await tab(page, 'Budget').click();
  await expect(page.getByText(/^An example:/)).toBeVisible();
  await page.getByRole('button', { name: 'Plan an amount' }).click();
  const plan = page.getByRole('form', { name: 'Planned budget' });
  await plan.getByLabel('Planned').fill('100,000');
  await plan.getByLabel('Currency').selectOption('JPY');
  await plan.getByLabel('Planned').press('Enter');
  await expect(page.getByRole('button', { name: 'Change the planned amount' })).toBeVisible();

  for (const name of ['Ken', 'Zoe']) {
    await page.getByLabel('Somebody without an account').last().fill(name);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: `Take ${name} off` })).toBeVisible();
  }
  await expect(told(page, 'Zoe comes along')).toBeVisible();
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-ready', 'yes');
  await addCost(page, 'Ramen', '3,600', 'JPY', 'You');
  await addCost(page, 'Inn', '210.50', 'USD', 'Ken');
  await addCost(page, 'Train', '45', 'EUR', 'Zoe');
  await addCost(page, 'A gift', '', 'JPY', 'Nobody yet');

  const owing = page.getByRole('region', { name: 'Who owes whom' });
  await expect(owing.getByText('You give Ken')).toBeVisible();
  await expect(owing.getByText(/by rates of \d+ \w+\./)).toBeVisible();
  const done = owing.getByRole('button', { name: /^Done:/ });
  for (let left = await done.count(); left > 0; left -= 1) {
    const sent = page.waitForResponse((answer) => answer.url().endsWith('/payments'));
    await done.first().click();
    await sent;
    await expect(done).toHaveCount(left - 1);
  }
  await expect(owing.getByText('Nobody owes anything.')).toBeVisible();
  await page.reload();
  await expect(owing.getByText('Nobody owes anything.'), 'stored, and exactly even').toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'A gift' })).toContainText('Not known');

  await page.getByRole('button', { name: 'Take Train off' }).click();
  await expect(page.getByRole('button', { name: 'Take Train off' })).toHaveCount(0);
  await page.getByRole('status').getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('button', { name: 'Take Train off' })).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download as CSV' }).click();
  expect(readFileSync(await (await download).path(), 'utf8')).toContain('Inn,Food,210.50,USD,Ken,The owner; Ken; Zoe');

  await tab(page, 'To-dos').click();
  const next = page.getByLabel('Add to “To do”');
  for (const title of ['Rail pass', 'Visa', 'Yen']) {
    await next.fill(title);
    await next.press('Enter');
  }
  const boxes = page.getByRole('region', { name: 'To do' }).getByRole('checkbox');
  await expect(boxes).toHaveCount(3);
  await page.getByRole('checkbox', { name: 'Yen' }).focus();
  await page.keyboard.press('Alt+ArrowUp');
  await page.getByRole('checkbox', { name: 'Rail pass' }).press('Space');
  await page.getByLabel('Who does Visa').selectOption({ label: 'Zoe' });
  await page.getByRole('button', { name: 'Choose from ready-made lists' }).click();
  await page
    .getByRole('region', { name: 'Ready-made: To pack' })
    .getByRole('button', { name: /^Add \d+ things/ })
    .click();
  await expect(page.getByRole('checkbox', { name: 'Plug adapter' })).toBeVisible();
  await expect(told(page, /things added/)).toBeVisible();
  await page.reload();
  const names = () => boxes.evaluateAll((all) => all.map((box) => box.closest('label')?.textContent));
  await expect.poll(names).toEqual(['Yen', 'Visa', 'Rail pass']);
  await expect(page.getByRole('checkbox', { name: 'Rail pass' })).toBeChecked();

  const guest = await browser.newPage();
  await open(guest, `/itinerary/${slug}?token=${await publicToken(page, slug)}`);
  await expect(tab(guest, 'Timeline')).toBeVisible();
  await expect(tab(guest, 'Budget')).toHaveCount(0);
  await guest.goto(`/itinerary/${slug}/budget`);
  await guest.waitForURL(/\/timeline$/);
  await guest.close();

  for (const [theme, width] of [
    ['light', 1440],
    ['dark', 390],
  ] as const) {
    await wear(page, baseURL, { theme, width });
    for (const path of ['budget', 'todos']) {
      await open(page, `/itinerary/${slug}/${path}`);
      await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toBeVisible();
      await expectAccessible(page, `${path}, ${theme}`);
    }
  }
});
