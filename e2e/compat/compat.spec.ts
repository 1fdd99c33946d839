import { expect, type Page } from '@playwright/test';
import { downNote } from '../failures/own-site.ts';
import {
  account,
  mainHeading,
  newPerson,
  open,
  openSignIn,
  planFromLanding,
  register,
  signIn,
  signOut,
} from '../journeys/traveller.ts';
import type { Mix } from './mix.ts';
import { expectBuilds, test, type Older } from './own-mix.ts';

// They share the site that one worker starts.
test.describe.configure({ mode: 'default', timeout: 120_000 });

const expectWhole = (page: Page) => expect(page.getByText(/cannot be shown right now/)).toHaveCount(0);

/** Whether this shell refuses the app on purpose, with nothing to fall back to; then its page says so and the shell stands. */
async function isRefused(page: Page, mix: Mix, app: string, path: string): Promise<boolean> {
  if (mix.live[app]) return false;
  await open(page, '/about-us');
  await page.evaluate((at) => {
    history.pushState(null, '', at);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
  await expect(downNote(page)).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  return true;
}

const mixes: { older: Older; words: string }[] = [
  { older: 'remotes', words: 'remotes of the release before, with the shell of today' },
  { older: 'shell', words: 'remotes of today, with the shell of the release before' },
];

for (const { older, words } of mixes) {
  test.describe(words, () => {
    test.use({ older });

    test('a guest plans three days and sees them, or the planner is refused in its place', async ({
      page,
      mix,
      loaded,
    }) => {
      if (await isRefused(page, mix, 'mf-planner', '/itinerary/of-somebody-else/timeline')) return;
      await planFromLanding(page, 'Kyoto');
      await expect(mainHeading(page)).toContainText('Kyoto');
      await expect(page.getByRole('main').getByRole('region', { name: /^Day \d/ })).toHaveCount(3);
      await expectWhole(page);
      expectBuilds(loaded, mix, 'shell', 'mf-planner');
    });

    test('a visitor browses from the front page to a place and to a story, or those are refused in their places', async ({
      page,
      mix,
      loaded,
    }) => {
      await open(page, '/');
      const refused = [
        await isRefused(page, mix, 'mf-discovery', '/destinations'),
        await isRefused(page, mix, 'mf-blog', '/blog'),
      ];
      if (refused.includes(true)) return;
      await expectWhole(page);
      await open(page, '/destinations');
      await page.getByRole('main').getByRole('link', { name: /Kyoto/ }).first().click();
      await expect(mainHeading(page)).toContainText('Kyoto');
      await open(page, '/destinations/kyoto/attractions');
      await page.getByRole('main').getByRole('article').getByRole('link').first().click();
      await expect(page).toHaveURL(/\/attractions\/.+/);
      await expect(mainHeading(page)).toBeVisible();
      await expectWhole(page);
      await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Blog' }).click();
      await expect(mainHeading(page)).toHaveText('Blog');
      await expectWhole(page);
      expectBuilds(loaded, mix, 'shell', 'mf-discovery', 'mf-blog');
    });

    test('a person gets an account, leaves, comes back and sees their trips, or these are refused in their place', async ({
      page,
      mix,
      loaded,
    }) => {
      const person = newPerson();
      await open(page, '/about-us');
      await openSignIn(page);
      await register(page, person);
      await signOut(page, person);
      await openSignIn(page);
      await signIn(page, person);
      if (await isRefused(page, mix, 'mf-account', '/my-trips')) return;
      await open(page, '/my-trips');
      await expect(account(page, person)).toBeVisible();
      await expect(mainHeading(page)).toHaveText('My trips');
      await expectWhole(page);
      expectBuilds(loaded, mix, 'shell', 'mf-account');
    });
  });
}
