import { expect, type Page } from '@playwright/test';
import { guestPageOfAccount } from '../journeys/site-map.ts';
import { comesBack, downNote, expectNoReload, markWindow, test } from './own-site.ts';

test.use({ crosses: 'every remote' });

/** One page of each remote, the word that its main heading has, and the place that it lends something to. */
const remotes = [
  { remote: 'mf-discovery', path: '/destinations', heading: /destinations/i, lends: 'Top destinations' },
  { remote: 'mf-planner', path: '/itinerary/of-somebody-else/timeline', heading: /./ },
  { remote: 'mf-blog', path: '/blog/', heading: 'Blog', lends: 'The latest stories' },
  { remote: 'mf-account', path: guestPageOfAccount, heading: /new password/i },
] as const;

const mainHeading = (page: Page) => page.getByRole('heading', { level: 1 }).first();

for (const { remote, path, ...facts } of remotes) {
  const others = remotes.filter((other) => other.remote !== remote && other.remote !== 'mf-planner');

  test(`remote-down: without ${remote} its own page says so, and heals without a press or a reload`, async ({
    page,
    request,
    shelf,
  }) => {
    shelf.hide(remote);
    const answer = await page.goto(path);
    expect(answer?.status(), 'it is an outage, not "not found"').toBe(503);
    await expect(downNote(page)).toContainText('The rest of the site works as usual.');
    await expect(page).not.toHaveTitle(/not found/i);
    await expect(downNote(page).getByRole('link', { name: 'Back to the front page' })).toBeVisible();
    await markWindow(page);
    const withoutScript = await request.get(path);
    expect(withoutScript.status()).toBe(503);
    expect(await withoutScript.text()).toContain('<noscript><section role="alert"><h1>This page cannot be shown');

    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(downNote(page), 'it is still down').toBeVisible();

    shelf.putBack(remote);
    await comesBack(page);
    await expect(downNote(page)).toHaveCount(0);
    // The planner's page leads on to "not found": the trip is nobody's.
    await expect(mainHeading(page)).toHaveText(remote === 'mf-planner' ? /./ : facts.heading);
    await expectNoReload(page);
  });

  test(`remote-down: without ${remote} every other page works`, async ({ page, shelf }) => {
    shelf.hide(remote);
    await page.goto('/');
    await expect(mainHeading(page)).toBeVisible();
    for (const other of others) {
      await page.goto(other.path);
      await expect(mainHeading(page)).toHaveText(other.heading);
      await expect(page.locator('html')).toHaveAttribute('data-ready', 'yes');
      await expect(downNote(page)).toHaveCount(0);
    }
    await page.goto('/about-us');
    await expect(mainHeading(page)).toHaveText('Rediscover travel');
  });
}

for (const { remote, lends } of remotes.flatMap((one) => ('lends' in one ? [one] : []))) {
  test(`remote-down: without ${remote} its place on the front page holds a small note, and heals`, async ({
    page,
    shelf,
  }) => {
    shelf.hide(remote);
    await page.goto('/');
    const note = page.getByRole('alert').filter({ hasText: `${lends} cannot be shown right now` });
    await expect(note).toBeVisible();
    await expect(page.getByRole('button', { name: 'Start planning now' }).first()).toBeVisible();
    await markWindow(page);
    shelf.putBack(remote);
    await comesBack(page);
    await expect(note).toHaveCount(0);
    await expectNoReload(page);
  });
}

test('remote-down: without mf-planner the trip form says so inside its dialog, and heals', async ({ page, shelf }) => {
  shelf.hide('mf-planner');
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('data-ready', 'yes');
  await page.getByRole('button', { name: 'Start planning now' }).first().click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('This cannot be shown right now');
  shelf.putBack('mf-planner');
  await comesBack(page);
  await expect(dialog.getByRole('button', { name: 'Plan my trip' })).toBeVisible();
});

test('a remote that went away after the page was opened is missed on its own page alone', async ({ page, shelf }) => {
  await page.goto('/about-us');
  await expect(page.locator('html')).toHaveAttribute('data-ready', 'yes');
  await markWindow(page);
  shelf.hide('mf-blog');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Blog' }).click();
  await expect(downNote(page)).toBeVisible();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Destinations' }).click();
  await expect(mainHeading(page)).toHaveText(/destinations/i);
  await page.goBack();
  await expect(downNote(page)).toBeVisible();
  shelf.putBack('mf-blog');
  await comesBack(page);
  await expect(mainHeading(page)).toHaveText('Blog');
  await expectNoReload(page);
});

test('what the server rendered stays readable when its script cannot be had', async ({ page }) => {
  // Neither that of its current build nor that of one before, which may still be on the shelf.
  await page.route('**/_mf/mf-blog/**/*.js', (route) => route.abort());
  await page.goto('/blog/');
  await expect(page.getByRole('alert')).toContainText('You can read this page', { timeout: 20_000 });
  await expect(mainHeading(page)).toHaveText('Blog');
  await markWindow(page);
  await page.unrouteAll();
  await comesBack(page);
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(mainHeading(page)).toHaveText('Blog');
  await expectNoReload(page);
});
