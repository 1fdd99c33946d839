import { expect } from '@playwright/test';
import { open, planFromLanding } from '../journeys/traveller.ts';
import { comesBack, expectNoReload, markWindow, test } from './own-site.ts';

test.use({ crosses: ['mf-planner'] });

test('without mf-discovery a place inside a trip says so in its place, the trip goes on, and it heals', async ({
  page,
  shelf,
}) => {
  const slug = await planFromLanding(page, 'Kyoto');
  shelf.hide('mf-discovery');
  await open(page, `/itinerary/${slug}/poi`);
  await markWindow(page);
  const ideas = page.getByRole('region', { name: 'Also worth your time' });
  const name = await ideas.getByRole('article').first().getByRole('heading').innerText();
  const opener = ideas.getByRole('button', { name, exact: true });
  await opener.click();
  const dialog = page.getByRole('dialog', { name, exact: true });
  await expect(dialog.getByText(`${name} cannot be shown right now`)).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Fit it in' }), 'what is the planner’s own goes on').toBeVisible();

  shelf.putBack('mf-discovery');
  await comesBack(page);
  await expect(dialog.getByRole('heading', { name: 'About this place' })).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Plan a trip' }), 'no second trip is offered in a trip').toHaveCount(
    0,
  );
  await dialog.getByRole('button', { name: 'Close', exact: true }).click();
  await ideas.getByRole('button', { name: `What ${name} is to you` }).click();
  await page.getByRole('menuitem', { name: 'Remove from ideas' }).click();
  await expect(opener).toHaveCount(0);
  await expectNoReload(page);
});
