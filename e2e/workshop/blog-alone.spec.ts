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
