import { expect, type Route } from '@playwright/test';
import { guestPageOfAccount } from '../journeys/site-map.ts';
import { downNote, test } from './own-site.ts';
import type { Edit } from './shelf.ts';

test.use({ crosses: ['mf-account', 'mf-blog'] });

const entry = 'browser/remoteEntry.js';
const throws = 'throw new Error("broken on purpose");';

/** Marks the document with the build whose container ran. */
const marked =
  (name: string): Edit =>
  (file, text) =>
    file === entry ? `document.documentElement.dataset.accountBuild = '${name}';\n${text}` : text;

/** Puts the throw where the bundler begins a module. */
const inFirstModule = (text: string): string => {
  const edited = text.replace(/\d+\(\w+(,\w+)*\)\{/, `$&${throws}`);
  if (edited === text) throw new Error('The bundler writes modules in another way now: change this test.');
  return edited;
};

const cases: { title: string; edit: Edit }[] = [
  { title: 'the container', edit: (file, text) => (file === entry ? throws : text) },
  {
    title: 'the module of its pages',
    edit: (file, text) => (/__federation_expose_routes.*\.js$/.test(file) ? inFirstModule(text) : text),
  },
];

for (const { title, edit } of cases) {
  test(`a remote where ${title} throws while starting offers a reload`, async ({ page, shelf }) => {
    const sound = shelf.current('mf-account');
    shelf.onlyBuild('mf-account', shelf.make('mf-account', edit));
    await page.goto(guestPageOfAccount);
    await expect(downNote(page)).toBeVisible();
    shelf.onlyBuild('mf-account', sound);
    await page.getByRole('button', { name: 'Reload the page' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/new password/i);
  });
}

const faults: { title: string; answer: (route: Route) => Promise<void> }[] = [
  { title: 'is not found', answer: (route) => route.fulfill({ status: 404, body: 'No such build.' }) },
  { title: 'answers with an error', answer: (route) => route.fulfill({ status: 500, body: 'Oops' }) },
  {
    title: 'is no script',
    answer: (route) => route.fulfill({ contentType: 'text/javascript', body: '<html>hello' }),
  },
  { title: 'is cut off', answer: (route) => route.abort('connectionreset') },
];

for (const { title, answer } of faults) {
  test(`when the newest build ${title}, the one before it is shown`, async ({ page, shelf }) => {
    const older = shelf.make('mf-account', marked('older'));
    const newest = shelf.make('mf-account', marked('newest'));
    shelf.flip('mf-account', older);
    shelf.flip('mf-account', newest);
    await page.route(`**/_mf/mf-account/${newest}/remoteEntry.js`, answer);
    await page.goto(guestPageOfAccount);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/new password/i);
    await expect(page.locator('html')).toHaveAttribute('data-account-build', 'older');
    await expect(downNote(page)).toHaveCount(0);
  });
}

test('a server build that throws leaves its page to the browser, and tells those without script', async ({
  page,
  request,
  shelf,
}) => {
  const broken = shelf.make('mf-blog', (file, text) => (file.startsWith('server/') ? throws : text));
  shelf.onlyBuild('mf-blog', broken);
  const answer = await page.goto('/blog/');
  expect(answer?.status()).toBe(503);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Blog');
  expect(await (await request.get('/blog/')).text()).toContain(
    '<noscript><section role="alert"><h1>This page cannot be shown',
  );
});
