import { expect } from '@playwright/test';
import { test } from '../crossing.ts';
import { open, planFromLanding } from './traveller.ts';

test.use({ crosses: ['mf-blog', 'mf-discovery', 'mf-planner'] });

test('a place that a story speaks of comes along by two presses, though the trip was planned without an account', async ({
  page,
}) => {
  const slug = await planFromLanding(page, 'Kyoto');
  const { results } = (await (await page.request.get(`/api/trips/${slug}/events`)).json()) as {
    results: { title: string }[];
  };
  const onTrip = new Set(results.map(({ title }) => title));
  await open(page, '/blog/post/three-rainy-days-in-kyoto');
  const places = page.getByRole('region', { name: 'Places in this story' });
  const names = await places.getByRole('heading', { level: 3 }).allTextContents();
  const name = names.find((each) => !onTrip.has(each)) ?? '';
  await places.getByRole('button', { name: `Add to a trip: ${name}`, exact: true }).click();
  const dialog = page.getByRole('dialog', { name: `Add ${name} to a trip` });
  await dialog.getByRole('list', { name: 'Your trips' }).getByRole('button').click();

  // Whether a day has room for it depends on what is open on these days.
  const onDay = page.getByText(`${name} is on `);
  const keep = dialog.getByRole('button', { name: 'Keep it among the ideas' });
  await expect(onDay.or(keep).first()).toBeVisible();
  if (await keep.isVisible()) {
    await keep.click();
    await expect(page.getByText(`${name} is among the ideas of `).first()).toBeVisible();
  }
  await expect(dialog).toHaveCount(0);
  await open(page, `/itinerary/${slug}/timeline`);
  await expect(page.getByRole('main').getByText(name, { exact: true }).first()).toBeVisible();
});
