import path from 'node:path';
import { expect } from '@playwright/test';
import { patiently, test } from './own-workshop.ts';

test.use({ crosses: ['mf-blog', 'mf-planner'] });

// What is borrowed comes from the releases of this workspace.
const releases = process.env['RELEASES_DIR'] ?? path.join(__dirname, '../../releases');

test.describe.configure({ timeout: 180_000 });
test.use({ asked: { words: ['blog', '--alone'], settings: { RELEASES_DIR: releases } } });
test.use({ actionTimeout: 60_000 });

test('the blog alone shows its pages, and borrows the planner’s form from its release', async ({ page }) => {
  await page.goto('/blog');
  await expect(page.getByRole('heading', { level: 1, name: 'Blog' })).toBeVisible(patiently);
  await page.getByRole('button', { name: 'Plan around your flight' }).click();
  await expect(page.getByRole('combobox', { name: 'Where do you want to go?' })).toBeVisible(patiently);
});

test('a draft and a story that waits for its time are shown to who writes them', async ({ request, workshop }) => {
  const [draft, waiting] = ['how-to-bathe', 'six-cups-of-tea'];
  for (const [slug, held] of [
    [draft, 'draft: true'],
    [waiting, 'publish: 2099-01-01T08:00:00Z'],
  ])
    workshop.change(`packages/catalogue/data/blog/${slug}.md`, '\nslug:', `, as it is written\n${held}\nslug:`);
  const titles = async () => {
    const answer = await request.get('/api/blog?per_page=50').catch(() => null);
    if (!answer?.ok()) return [];
    const { data } = (await answer.json()) as { data: { slug: string; title: string }[] };
    return data.filter(({ slug }) => [draft, waiting].includes(slug)).map(({ title }) => title);
  };
  const written = expect.stringMatching(/, as it is written$/) as unknown as string;
  await expect.poll(titles, patiently).toEqual([written, written]);
});
