import { expect, type Page } from '@playwright/test';
import { test } from '../crossing.ts';
import { mainHeading, open, showDays, slugOf } from './traveller.ts';

test.use({ crosses: ['mf-planner'] });

/** The site with the new form switched on, as far as this page can tell. */
const withWizard = (page: Page) =>
  page.route('**/api/features', async (route) => {
    const answer = await route.fetch();
    const { results } = (await answer.json()) as { results: object };
    await route.fulfill({ response: answer, json: { results: { ...results, new_trip_form_enabled: true } } });
  });

const start = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Start planning now' }).first();

/** Calls the API as the visitor of the page. */
async function asVisitor(page: Page, method: string, path: string, data?: object) {
  const cookies = new Map((await page.context().cookies()).map(({ name, value }) => [name, decodeURIComponent(value)]));
  const headers = { 'X-XSRF-TOKEN': cookies.get('XSRF-TOKEN') ?? '', 'X-User-UUID': cookies.get('USER-UUID') ?? '' };
  const answer = await page.request.fetch(path, { method, headers, ...(data ? { data } : {}) });
  expect(answer.ok(), `${method} ${path}`).toBe(true);
  return (await answer.json()) as { results: never };
}

test('a guest plans a trip in five clicks at most, makes it shorter and longer, and keeps what was paid', async ({
  page,
}) => {
  await page.addInitScript(() => {
    document.addEventListener(
      'click',
      () =>
        (document.documentElement.dataset['clicks'] = `${Number(document.documentElement.dataset['clicks'] ?? 0) + 1}`),
      true,
    );
  });
  await open(page, '/');
  await start(page).click();
  const form = page.getByRole('dialog', { name: 'Plan a trip' });
  await form.getByRole('combobox', { name: 'Where do you want to go?' }).fill('Kyoto');
  await page.getByRole('option', { name: /^Kyoto/ }).click();
  await form.getByRole('button', { name: 'Plan my trip' }).click();
  await page.waitForURL(/\/itinerary\/[^/]+\/poi$/);
  expect(Number(await page.locator('html').getAttribute('data-clicks'))).toBeLessThanOrEqual(5);

  await showDays(page);
  const slug = slugOf(page);
  type Visit = { id: string; type: string; title: string; date: string; amount: number | null };
  const visits = async () =>
    ((await asVisitor(page, 'GET', `/api/trips/${slug}/events`)).results as Visit[]).filter(
      ({ type }) => type === 'visit',
    );
  const last = (await visits()).at(-1)!;
  await asVisitor(page, 'PATCH', `/api/events/${last.id}`, { amount: 1234 });

  await page.getByRole('link', { name: 'Manage' }).click();
  const dates = page.getByRole('region', { name: 'Dates' });
  const change = async (way: string, days: number) => {
    await dates.getByRole('button', { name: way }).click();
    await expect(dates.getByRole('figure', { name: 'Then' }).getByRole('listitem')).toHaveCount(days);
    await dates.getByRole('button', { name: 'Change the dates' }).click();
    await expect(mainHeading(page)).toHaveText(`${days} days in Kyoto`);
  };
  await change('A day shorter', 2);
  await change('A day longer', 3);
  const trip = (await asVisitor(page, 'GET', `/api/trips/${slug}`)).results as {
    side_pois: { name: string; amount: number }[];
  };
  const kept = [...(await visits()), ...trip.side_pois.map(({ name, amount }) => ({ title: name, amount }))];
  expect(kept.find(({ title }) => title === last.title)?.amount).toBe(1234);
});

test('the wizard is answered by keyboard alone, and its answers outlive a reload', async ({ page }) => {
  await withWizard(page);
  await open(page, '/');
  await start(page).press('Enter');
  const wizard = page.getByRole('dialog', { name: 'Plan a trip' });
  const step = wizard.getByRole('progressbar', { name: 'Progress' });
  await expect(step).toHaveAttribute('aria-valuetext', 'Step 1 of 4');
  await wizard.getByRole('radio', { name: /Leisure/ }).focus();
  await page.keyboard.press('ArrowDown');
  await expect(wizard.getByRole('radio', { name: /Relaxation/ })).toBeChecked();
  await page.keyboard.press('Enter');
  await expect(wizard.getByRole('radio', { name: '1 day' })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(wizard.getByRole('radio', { name: '2 days' })).toBeChecked();
  await page.keyboard.press('Enter');
  const where = wizard.getByRole('combobox', { name: 'Destination' });
  await expect(where).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(wizard.getByText('This field cannot be empty.')).toBeVisible();
  await page.keyboard.type('Hanoi');
  await expect(page.getByRole('option', { name: /^Hanoi/ })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(where).toHaveValue('Hanoi');

  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-ready', 'yes');
  await start(page).press('Enter');
  await expect(wizard.getByRole('radio', { name: /Relaxation/ })).toBeChecked();
  await wizard.getByRole('button', { name: 'Next' }).focus();
  for (const at of ['Step 2 of 4', 'Step 3 of 4', 'Step 4 of 4']) {
    await wizard.getByRole('button', { name: 'Next' }).press('ArrowRight');
    await expect(step).toHaveAttribute('aria-valuetext', at);
  }
  await wizard.getByRole('button', { name: 'Plan my trip' }).press('Enter');
  await expect(page).toHaveURL(/\/itinerary\/2-days-in-hanoi[^/]*\/timeline$/);
  await expect(mainHeading(page)).toHaveText('2 days in Hanoi');
});
