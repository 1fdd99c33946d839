import { expect } from '@playwright/test';
import { daysOf, expectGoodDay, stopNames } from './itinerary-view.ts';
import { test } from './console-clean-test.ts';
import { mainHeading, newPerson, open, planFromLanding, register, signIn, signOut } from './traveller.ts';

test.use({ crosses: ['mf-account', 'mf-planner'] });

test('a guest plans three days in Kyoto, keeps them over a reload, and takes them into an account', async ({
  page,
}) => {
  const person = newPerson();
  const slug = await planFromLanding(page, 'Kyoto');

  await test.step('the itinerary is three days of real sights in order', async () => {
    await expect(mainHeading(page)).toContainText('Kyoto');
    await expect(daysOf(page)).toHaveCount(3);
    for (const day of await daysOf(page).all()) await expectGoodDay(day);
  });
  const stops = await stopNames(page);
  expect(stops.length, 'sights in three days').toBeGreaterThanOrEqual(9);
  expect(new Set(stops).size, 'nothing twice').toBe(stops.length);
  const title = await mainHeading(page).innerText();

  await test.step('a reload keeps it', async () => {
    await page.reload();
    await expect(daysOf(page)).toHaveCount(3);
    expect(await stopNames(page)).toEqual(stops);
  });

  await test.step('after registering it is still theirs', async () => {
    await open(page, '/my-trips');
    await register(page, person);
    await expect(page, 'they are brought to what they came for').toHaveURL(/\/my-trips$/);
    await page.getByRole('link', { name: title }).click();
    await expect(page).toHaveURL(new RegExp(`/itinerary/${slug}`));
    await expect(daysOf(page)).toHaveCount(3);
  });

  await test.step('signed out it is out of sight, signed in it is back', async () => {
    await open(page, '/my-trips');
    await signOut(page, person);
    await expect(page).toHaveURL(/\/$/);
    await open(page, '/my-trips');
    await expect(page.getByRole('dialog', { name: 'Welcome back' })).toBeVisible();
    await expect(page.getByRole('link', { name: title })).toHaveCount(0);
    await signIn(page, person);
    await expect(page.getByRole('link', { name: title })).toBeVisible();
  });
});
