import { expect, type Page } from '@playwright/test';
import { expectNoReload, markWindow } from '../failures/own-site.ts';
import { open } from '../journeys/traveller.ts';
import { patiently, test } from './own-workshop.ts';

test.use({ crosses: ['mf-planner'] });

test.describe.configure({ mode: 'serial', timeout: 180_000 });
test.use({ actionTimeout: 60_000 });

const form = 'mf-planner/src/features/trip-form/components/trip-form.tsx';
const hero = 'shell/src/pages/landing/components/hero.tsx';

/** An open dialog with words in it: what a reload would take away. */
async function beginTrip(page: Page) {
  await open(page, '/');
  await page.getByRole('main').getByRole('button', { name: 'Start planning now' }).first().click();
  const where = page.getByRole('combobox', { name: 'Where do you want to go?' });
  await where.fill('Kyo');
  await markWindow(page);
  return {
    expectUntouched: async () => {
      await expect(where).toHaveValue('Kyo');
      await expectNoReload(page);
    },
  };
}

test('a page comes whole from the server, under the rules that visitors have', async ({ page, request }) => {
  const answer = await request.get('/', { headers: { accept: 'text/html' } });
  expect(await answer.text()).toContain('Plan days in Asia that really work');
  const policy = answer.headers()['content-security-policy'] ?? '';
  expect(policy).toMatch(/script-src [^;]*'sha256-/);
  expect(policy).not.toContain('unsafe-eval');
  const complaints: string[] = [];
  page.on('console', (message) => void (message.type() === 'error' && complaints.push(message.text())));
  page.on('pageerror', (error) => void complaints.push(error.message));
  await open(page, '/');
  expect(complaints).toEqual([]);
});

test('a remote’s words change in the open page, and what was typed stays', async ({ page, workshop }) => {
  const trip = await beginTrip(page);
  workshop.change(form, 'Plan my trip', 'Make my days');
  await expect(page.getByRole('button', { name: 'Make my days' })).toBeVisible(patiently);
  await trip.expectUntouched();

  workshop.change(hero, 'Plan days in Asia that really work', 'Plan nights in Asia that really work');
  await expect(page.getByText('Plan nights in Asia that really work')).toBeAttached(patiently);
  await trip.expectUntouched();
  await page.getByRole('dialog').getByRole('button', { name: 'Close', exact: true }).click();
  await page.getByRole('main').getByRole('button', { name: 'Start planning now' }).first().click();
  await expect(
    page.getByRole('button', { name: 'Make my days' }),
    'the shell’s change does not bring back the remote’s old code',
  ).toBeVisible(patiently);
});

test('a page that is loaded anew comes from the server with the change', async ({ request }) => {
  const answer = await request.get('/', { headers: { accept: 'text/html' } });
  expect(await answer.text()).toContain('Plan nights in Asia that really work');
});

test('a sheet changes in the open page', async ({ page, workshop }) => {
  const trip = await beginTrip(page);
  const value = () =>
    page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--in-the-workshop'));
  for (const [file, colour] of [
    ['mf-planner/src/features/trip-form/components/trip-form.module.css', 'red'],
    ['shared/src/ui/styles/tokens.css', 'gold'],
  ] as const) {
    const rule = file.endsWith('tokens.css') ? 'html:root' : ':global(html)';
    workshop.append(file, `\n${rule} {\n  --in-the-workshop: ${colour};\n}\n`);
    await expect.poll(value, patiently).toBe(colour);
  }
  await trip.expectUntouched();
});

test('code that makes no sense is told of above the page, until it does', async ({ page, workshop }) => {
  const trip = await beginTrip(page);
  workshop.change(form, 'export function TripForm', 'export funtion TripForm');
  const note = page.getByRole('alert').filter({ hasText: 'trip-form.tsx' });
  await expect(note).toBeVisible(patiently);
  workshop.change(form, 'export funtion TripForm', 'export function TripForm');
  await expect(note).toHaveCount(0, patiently);
  await trip.expectUntouched();
});

test('the API answers anew, and the database stays as it is', async ({ request, workshop }) => {
  const title = async () =>
    ((await (await request.get('/api/openapi.json')).json()) as { info: { title: string } }).info.title;
  const before = await title();
  const postmaster = workshop.postmaster();
  workshop.change('api/src/http/openapi.ts', `title: '${before}'`, "title: 'Another API'");
  await expect.poll(title, patiently).toBe('Another API');
  expect(workshop.postmaster()).toBe(postmaster);
});
