import { expect } from '@playwright/test';
import { test } from '../crossing.ts';
import { createAccount, mainHeading, newPerson, open, planFromLanding } from './traveller.ts';

test.use({ crosses: ['mf-discovery', 'mf-account', 'mf-planner'] });

test('a temple is found in Kyoto, saved on the way through an account, reviewed, counted, and taken along on a trip', async ({
  page,
}) => {
  test.slow();
  const slug = await planFromLanding(page, 'Kyoto');
  const main = page.getByRole('main');
  const name = 'Daigo-ji';

  await test.step('Kyoto is found among the destinations, and the temple among its places', async () => {
    await open(page, '/destinations');
    await main.getByRole('searchbox', { name: 'Search destinations' }).fill('kyo');
    await main.getByRole('link', { name: 'Kyoto', exact: true }).click();
    await expect(mainHeading(page)).toContainText('Kyoto');
    await open(page, '/destinations/kyoto/attractions');
    await main.getByRole('searchbox').fill('daigo');
    await main
      .getByRole('link', { name: new RegExp(`^${name}`) })
      .first()
      .click();
    await expect(mainHeading(page)).toContainText(name);
  });

  await test.step('it is saved to a list by who had no account', async () => {
    await main
      .getByRole('button', { name: `Save ${name}` })
      .first()
      .click();
    await createAccount(page, newPerson());
    const lists = page.getByRole('dialog', { name: new RegExp(`^Save ${name}`) });
    await lists.getByRole('textbox').fill('Gardens');
    await page.keyboard.press('Enter');
    await expect(lists.getByRole('checkbox', { name: 'Gardens' })).toBeChecked();
    await page.keyboard.press('Escape');
    await expect(lists).toHaveCount(0);
  });

  await test.step('it is reviewed, and the review counts', async () => {
    const reviews = main.getByRole('region', { name: 'Reviews' });
    await reviews.scrollIntoViewIfNeeded();
    await reviews.getByRole('radio', { name: '4 of 5 stars, very good' }).check({ force: true });
    await reviews.getByRole('textbox', { name: 'Your review' }).fill('Come late in the day, when the garden is quiet.');
    await reviews.getByRole('button', { name: 'Post review' }).click();
    const told = page.getByRole('alertdialog');
    await expect(told).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(told).toHaveCount(0);
    await expect(reviews.getByRole('article').first()).toContainText('when the garden is quiet');
    await expect(main.getByText('1 review').first()).toBeVisible();
  });

  await test.step('it comes along on the trip', async () => {
    await main.getByRole('button', { name: 'Add to a trip' }).first().click();
    const dialog = page.getByRole('dialog', { name: `Add ${name} to a trip` });
    await dialog.getByRole('list', { name: 'Your trips' }).getByRole('button').click();
    // Whether a day has room for it depends on what is open on these days, and it may be there already.
    const done = page.getByText(`${name} is on `).or(dialog.getByRole('button', { name: 'Keep it among the ideas' }));
    await expect(done.first()).toBeVisible();
    const keep = dialog.getByRole('button', { name: 'Keep it among the ideas' });
    if (await keep.isVisible()) await keep.click();
    await open(page, `/itinerary/${slug}/timeline`);
    await expect(main.getByText(name, { exact: true }).first()).toBeVisible();
  });
});
