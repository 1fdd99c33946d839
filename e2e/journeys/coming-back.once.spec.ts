import { expect, type Page } from '@playwright/test';
import { test } from './console-clean-test.ts';
import { account, closeByEscape, createAccount, mainHeading, newPerson, open, planFromLanding } from './traveller.ts';

test.use({ crosses: ['mf-account', 'mf-blog', 'mf-discovery', 'mf-planner'] });

const depth = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

test('going back leads to where one was on the page; a new page begins at its top', async ({ page }) => {
  await open(page, '/');
  const story = page.getByRole('main').getByRole('link', { name: 'All stories' });
  await story.scrollIntoViewIfNeeded();
  const before = await depth(page);
  expect(before, 'far down').toBeGreaterThan(1_000);
  // By its key: before a click the driver may scroll once more, and one is where that led to.
  await story.press('Enter');
  await expect(mainHeading(page)).toHaveText('Blog');
  await expect.poll(() => depth(page), 'at the top').toBe(0);
  await page.goBack();
  await expect(mainHeading(page)).toHaveText('Plan days in Asia that really work');
  await expect.poll(async () => Math.abs((await depth(page)) - before), 'where one was').toBeLessThan(120);
});

test('what a guest wanted to do goes on once they have an account', async ({ page }) => {
  await open(page, '/destinations/kyoto/attractions/kinkaku-ji');
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Save / })
    .first()
    .click();
  await expect(page.getByRole('dialog', { name: 'Welcome back' })).toBeVisible();
  const person = newPerson();
  await createAccount(page, person);
  // What was wanted comes at once, above the page.
  const lists = page.getByRole('dialog').filter({ hasNot: page.getByLabel('Password') });
  await expect(lists.getByRole('textbox')).toBeVisible();
  await expect(page).toHaveURL(/kinkaku-ji$/);
  await closeByEscape(page, lists);
  await expect(account(page, person)).toBeVisible();
});

test('an itinerary has the bar on small screens only, and it goes with the page', async ({ page }) => {
  await planFromLanding(page, 'Kyoto');
  const bar = page.getByRole('banner');
  await expect(bar).toBeHidden();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(bar).toBeVisible();
  await expect(bar).toHaveCSS('position', 'absolute');
  await expect(page.getByRole('contentinfo')).toBeHidden();
  const below = await mainHeading(page).evaluate((heading) => heading.getBoundingClientRect().top);
  expect(below, 'nothing stands under the bar').toBeGreaterThan(69);
});
