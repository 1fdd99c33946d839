import { expect, type Page } from '@playwright/test';
import { test } from '../crossing.ts';
import { namesOn } from './itinerary-view.ts';
import { account, mainHeading, newPerson, open, openSignIn, planFromLanding, register, signOut } from './traveller.ts';

test.use({ crosses: ['mf-account', 'mf-blog', 'mf-discovery', 'mf-planner'] });

test.use({ serviceWorkers: 'allow' });

const note = (page: Page) =>
  page
    .getByRole('status')
    .filter({ hasText: /^You are offline\. This is what was here on \w{3} \d+ \w+, \d\d:\d\d\.$/ });

/** Addresses of what is kept in a cache, as paths. */
const keptIn = (page: Page, name: string): Promise<string[]> =>
  page.evaluate(async (cache) => {
    if (!(await caches.has(cache))) return [];
    const keys = await (await caches.open(cache)).keys();
    return keys.map(({ url }) => new URL(url).pathname);
  }, name);

/** Names of the scripts that are kept, in whatever cache. */
const keptScripts = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const keys = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()));
    return keys.flatMap((ofOne) => ofOne.map(({ url }) => /([^/.]+)\.[^/]+\.js$/.exec(url)?.[1] ?? ''));
  });

/** Paths of everything that is kept in whatever cache and holds one of the words. */
const keptWith = (page: Page, words: string[]): Promise<string[]> =>
  page.evaluate(async (wanted) => {
    const found: string[] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const key of await cache.keys()) {
        const text = key.url + (await (await cache.match(key, { ignoreVary: true }))?.text());
        if (wanted.some((word) => text.includes(word))) found.push(new URL(key.url).pathname);
      }
    }
    return found;
  }, words);

/** Opens a page and waits until the worker has it, which may be after the page came to life. */
const openAndKeep = async (page: Page, path: string): Promise<void> => {
  await open(page, path);
  await expect.poll(() => keptIn(page, 'tabi-pages'), { timeout: 30_000 }).toContain(path);
};

test('a page that was seen opens without a network, and says how old it is', async ({ page, context }) => {
  await openAndKeep(page, '/destinations/kyoto');
  const poster = page.getByRole('img', { name: 'Poster of Kyoto' });
  const address = await poster.evaluate((picture: HTMLImageElement) => picture.decode().then(() => picture.currentSrc));
  await expect
    .poll(() => page.evaluate(async (url) => Boolean(await caches.match(url, { ignoreVary: true })), address))
    .toBe(true);
  await context.setOffline(true);
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-ready', 'yes');
  await expect(mainHeading(page)).toContainText('Kyoto');
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  expect(
    await poster.evaluate((picture: HTMLImageElement) => picture.decode().then(() => picture.naturalWidth)),
  ).toBeGreaterThan(0);
  await expect(note(page)).toBeVisible();

  await context.setOffline(false);
  await expect(note(page)).toHaveCount(0);
  await page.reload();
  await expect(mainHeading(page)).toContainText('Kyoto');
  await expect(note(page)).toHaveCount(0);
});

test('a page that was reached by a link is kept too', async ({ page, context }) => {
  await openAndKeep(page, '/');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Blog' }).click();
  await expect(mainHeading(page)).toHaveText('Blog');
  await expect.poll(() => keptIn(page, 'tabi-pages')).toContain('/blog');
  await context.setOffline(true);
  await page.reload();
  await expect(mainHeading(page)).toHaveText('Blog');
  await expect(note(page)).toBeVisible();
});

test('a page that was never seen says so in its place, and names what can be opened', async ({ page, context }) => {
  await openAndKeep(page, '/destinations/kyoto');
  await context.setOffline(true);
  await page.goto('/destinations/hanoi');
  await expect(page.locator('html')).toHaveAttribute('data-ready', 'yes');
  await expect(mainHeading(page)).toHaveText('You are offline');
  await expect(page).toHaveURL(/\/destinations\/hanoi$/);
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: /Kyoto/ }).click();
  await expect(mainHeading(page)).toContainText('Kyoto');

  await context.setOffline(false);
  await page.goBack();
  await expect(mainHeading(page)).toContainText(/Hanoi|You are offline/);
  await page.goto('/destinations/hanoi');
  await expect(mainHeading(page)).toContainText('Hanoi');
});

const chosenTab = (page: Page) =>
  page.getByRole('navigation', { name: 'Trip' }).getByRole('link').and(page.locator('[aria-current="page"]'));

test('an itinerary that was seen opens without a network, on every tab', async ({ page, context }) => {
  const failures: string[] = [];
  page.on('pageerror', ({ message }) => failures.push(message));
  const slug = await planFromLanding(page, 'Kyoto');
  await expect(page.getByRole('region', { name: /^Day 1/ })).toBeVisible();
  const title = await mainHeading(page).innerText();
  await expect
    .poll(() => keptIn(page, 'tabi-private'), { timeout: 30_000 })
    .toEqual(expect.arrayContaining([`/itinerary/${slug}`, `/api/trips/${slug}`, `/api/trips/${slug}/events`]));
  // Fetched when the page has nothing else to do, though nobody has opened it.
  await expect.poll(() => keptScripts(page), { timeout: 30_000 }).toContain('calendar');

  await context.setOffline(true);
  await page.reload();
  await expect(mainHeading(page)).toHaveText(title);
  await expect(page.getByRole('region', { name: /^Day 1/ })).toBeVisible();
  await expect(note(page)).toBeVisible();
  await expect(chosenTab(page)).toHaveText('Timeline');
  await page.goto(`/itinerary/${slug}/calendar`);
  await expect(mainHeading(page)).toHaveText(title);
  await expect(chosenTab(page)).toHaveText('Calendar');
  await expect(
    page
      .getByRole('region', { name: /^Day 1,/ })
      .getByRole('button', { name: / \d\d:\d\d to / })
      .first(),
  ).toBeVisible();
  await page.goto(`/itinerary/${slug}/timeline?day=2`);
  await expect(page.getByRole('region', { name: /^Day 1/ })).toBeVisible();
  await expect(chosenTab(page)).toHaveText('Timeline');
  expect(failures).toEqual([]);
});

test('what was on its way when the worker came is kept too', async ({ page, context }) => {
  const days = '**/api/trips/*/events';
  const asked = page.waitForRequest(days);
  await context.route('**/sw.js', async (route) => {
    await asked;
    await route.continue();
  });
  await page.route(days, async (route) => {
    await page.waitForFunction(() => Boolean(navigator.serviceWorker.controller));
    await route.continue();
  });
  const slug = await planFromLanding(page, 'Kyoto');
  await expect(page.getByRole('region', { name: /^Day 1/ })).toBeVisible();
  await expect.poll(() => keptIn(page, 'tabi-private')).toContain(`/api/trips/${slug}/events`);
});

test('what one needs on the way opens without a network, though only the days were looked at', async ({
  page,
  context,
}) => {
  const failures: string[] = [];
  page.on('pageerror', ({ message }) => failures.push(message));
  const slug = await planFromLanding(page, 'Kyoto');
  await expect(page.getByRole('region', { name: /^Day 1/ })).toBeVisible();
  const [first = ''] = await namesOn(page, 1);
  await expect
    .poll(() => keptScripts(page), { timeout: 40_000 })
    .toEqual(expect.arrayContaining(['todos', 'budget', 'places-to-stay', 'map']));
  await expect
    .poll(() => keptIn(page, 'tabi-private'))
    .toEqual(expect.arrayContaining(['todos', 'people', 'budget'].map((answer) => `/api/trips/${slug}/${answer}`)));
  await expect
    .poll(() => keptIn(page, 'tabi-builds'))
    .toEqual(expect.arrayContaining([expect.stringMatching(/^\/map\/near-/)]));

  await context.setOffline(true);
  await test.step('the to-dos, which can be added to', async () => {
    await page.goto(`/itinerary/${slug}/todos`);
    await expect(chosenTab(page)).toHaveText('To-dos');
    await page.getByLabel('Add to “To do”').fill('Buy a rail pass');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('checkbox', { name: 'Buy a rail pass' })).toBeVisible();
  });
  await test.step('the budget', async () => {
    await page.goto(`/itinerary/${slug}/budget`);
    await expect(chosenTab(page)).toHaveText('Budget');
    await expect(page.getByRole('button', { name: 'Add a cost' })).toBeVisible();
  });
  await test.step('the map on its own ground', async () => {
    const ground = page.waitForResponse((answer) => answer.url().includes('/map/near-') && answer.ok());
    await page.goto(`/itinerary/${slug}/map`);
    await expect(page.getByRole('application', { name: 'Map of all days' })).toBeVisible();
    await ground;
    await expect(page.getByRole('main').getByRole('button', { name: first }).first()).toBeVisible();
  });
  await test.step('one’s beds, where hotels say that they need the network', async () => {
    await page.goto(`/itinerary/${slug}/placesToStay`);
    await expect(page.getByRole('main').getByText('2 nights without a bed.')).toBeVisible();
    await expect(page.getByRole('alert').filter({ hasText: 'No connection' })).toBeVisible();
  });
  await test.step('what is not there says so, and opens by itself', async () => {
    await page.goto(`/itinerary/${slug}/manage`);
    await expect(page.getByRole('heading', { name: 'This needs a connection' })).toBeVisible();
    await expect(chosenTab(page)).toHaveText('Manage');
    await context.setOffline(false);
    await expect(page.getByRole('heading', { name: 'People' })).toBeVisible();
  });
  expect(failures).toEqual([]);
});

test('signing out deletes what was kept of a person', async ({ page, context }) => {
  const person = newPerson();
  await openAndKeep(page, '/');
  await openSignIn(page);
  await register(page, person);
  const slug = await planFromLanding(page, 'Kyoto');
  await expect
    .poll(() => keptWith(page, [person.email, slug]))
    .toEqual(expect.arrayContaining(['/api/user', `/itinerary/${slug}`, `/api/trips/${slug}`]));
  await open(page, '/my-trips');
  await signOut(page, person);
  await expect.poll(() => keptWith(page, [person.email, slug])).toEqual([]);

  await context.setOffline(true);
  await page.goto(`/itinerary/${slug}/timeline`);
  await expect(mainHeading(page)).toHaveText('You are offline');
  await expect(account(page, person)).toHaveCount(0);
});

test('tokens and what changes something are never kept', async ({ page }) => {
  await openAndKeep(page, '/');
  await page.goto('/reset-password/mai@example.com/some-token');
  await expect(mainHeading(page)).toBeVisible();
  const all = await page.evaluate(async () => {
    const names = await caches.keys();
    const keys = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return keys.flat().map(({ url }) => new URL(url).pathname);
  });
  expect(all.length).toBeGreaterThan(0);
  expect(all.filter((path) => /csrf-cookie|reset-password|oauth|logout/.test(path))).toEqual([]);
});

test('the site can be installed', async ({ page, context }) => {
  await openAndKeep(page, '/');
  const devtools = await context.newCDPSession(page);
  const { errors, data, url } = await devtools.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  expect(new URL(url).pathname).toBe('/manifest.webmanifest');
  const manifest = JSON.parse(data ?? '') as { start_url: string; shortcuts: { name: string }[] };
  expect(manifest.start_url).toBe('/');
  expect(manifest.shortcuts.map(({ name }) => name)).toEqual(['Plan a trip', 'My trips']);
  const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors');
  // A browser without a window of its own never installs anything; that is all it may complain of.
  expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([]);
});

test('the shortcut "Plan a trip" opens the form', async ({ page }) => {
  await open(page, '/?plan');
  await expect(page.getByRole('dialog', { name: 'Plan a trip' })).toBeVisible();
  await expect(page).toHaveURL(/\/$/);
});
