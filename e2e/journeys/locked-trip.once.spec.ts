import { expect } from '@playwright/test';
import { test } from './console-clean-test.ts';
import { daysOf, stopNames } from './itinerary-view.ts';
import { open, planFromLanding } from './traveller.ts';

test.use({ crosses: ['mf-planner'] });

test('a locked trip is read by all and changed by nobody, until its owner opens it again', async ({ page }) => {
  await planFromLanding(page, 'Kyoto');
  await expect(daysOf(page)).toHaveCount(3);
  const [first = ''] = await stopNames(page);
  const change = page.getByRole('button', { name: `Change ${first}` });
  const tab = (name: string) => page.getByRole('link', { name, exact: true });
  await expect(change).toBeVisible();
  await tab('Manage').click();
  await page.getByRole('button', { name: 'Lock the trip' }).click();
  await expect(page.getByText('Locked: it can be read')).toBeVisible();
  for (const name of ['Timeline', 'Calendar', 'Places to stay', 'Budget', 'To-dos'])
    await test.step(`nothing of ${name} can be changed`, async () => {
      await tab(name).click();
      await expect(tab(name)).toHaveAttribute('aria-current', 'page');
      await expect(page.getByRole('main').getByRole('heading').nth(1)).toBeVisible();
      await expect(
        page.getByRole('main').getByRole('button', { name: /^(Add|Change|Remove|Save|Plan again)/, disabled: false }),
      ).toHaveCount(0);
    });

  await page.getByRole('link', { name: 'Unlock it' }).click();
  await page.getByRole('button', { name: 'Unlock the trip' }).click();
  await expect(page.getByText('Locked: it can be read')).toHaveCount(0);
  await expect(page.getByRole('status').filter({ hasText: 'The trip is unlocked' })).toBeVisible();
  await open(page, page.url());
  await tab('Timeline').click();
  await expect(change).toBeVisible();
});
