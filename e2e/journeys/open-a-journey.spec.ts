import { expect } from '@playwright/test';
import { test } from './console-clean-test.ts';
import { daysOf } from './itinerary-view.ts';
import { mainHeading, open } from './traveller.ts';

test.use({ crosses: ['mf-discovery', 'mf-planner'] });

test('a guest finds a journey on a destination’s page, and opens it as a trip on days of their own', async ({
  page,
}) => {
  await open(page, '/destinations/pokhara');
  await page
    .getByRole('region', { name: 'Journeys through Pokhara' })
    .getByRole('link', { name: 'Nepal and Bhutan' })
    .click();
  await expect(mainHeading(page)).toHaveText('Nepal and Bhutan');

  const stays = page.getByRole('region', { name: 'Stay by stay' }).getByRole('listitem');
  await expect(stays).toHaveCount(4);
  await expect(stays.nth(1)).toContainText('Pokhara');

  await page.getByLabel('First day').fill('2027-03-01');
  await page.getByRole('button', { name: 'Open as a trip' }).click();
  await expect(page).toHaveURL(/\/itinerary\/13-days-in-kathmandu-and-pokhara-and-thimphu-/);
  await expect(mainHeading(page)).toHaveText('Nepal and Bhutan');
  await expect(daysOf(page)).toHaveCount(13);
});
