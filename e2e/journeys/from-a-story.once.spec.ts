import { expect } from '@playwright/test';
import { test } from '../crossing.ts';
import { createAccount, newPerson, open, planFromLanding } from './traveller.ts';

test.use({ crosses: ['mf-blog', 'mf-discovery', 'mf-planner'] });

test('a place that a story speaks of is on one’s trip by two presses, though the trip was planned without an account', async ({
  page,
}) => {
  const slug = await planFromLanding(page, 'Kyoto');
  await open(page, '/blog/post/three-rainy-days-in-kyoto');
  const places = page.getByRole('region', { name: 'Places in this story' });
  const [name = ''] = await places.getByRole('heading', { level: 3 }).allTextContents();
  await places.getByRole('button', { name: `Add to a trip: ${name}` }).click();
  await createAccount(page, newPerson());
  const dialog = page.getByRole('dialog', { name: `Add ${name} to a trip` });
  await dialog.getByRole('list', { name: 'Your trips' }).getByRole('button').click();
  await expect(page.getByText(new RegExp(`^${name} (is on|is among the ideas of|)`)).first()).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await open(page, `/itinerary/${slug}/timeline`);
  await expect(page.getByRole('main').getByText(name).first()).toBeVisible();
});
