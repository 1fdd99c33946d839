import { expect } from '@playwright/test';
import { test } from '../crossing.ts';

test.use({ crosses: ['mf-blog'] });

const override = 'mf-blog@http://localhost:4103';

test('a site that runs for its visitors lets no other build in', async ({ page, context }) => {
  const elsewhere: string[] = [];
  page.on('request', (wish) => new URL(wish.url()).port === '4103' && elsewhere.push(wish.url()));
  const answer = await page.goto(`/blog/?remote-override=${override}`);
  expect(answer?.headers()['content-security-policy']).not.toContain('localhost');
  await expect(page.locator('html')).toHaveAttribute('data-ready', 'yes');
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText('Blog');
  const data = JSON.parse((await page.locator('#tabi-page').textContent()) ?? '') as {
    dev?: unknown;
    remotes: Record<string, { base: string }[]>;
  };
  expect(data.dev).toBeUndefined();
  for (const { base } of Object.values(data.remotes).flat()) expect(base).toMatch(/^\/_mf\//);
  expect(elsewhere).toEqual([]);
  expect((await context.cookies()).map(({ name }) => name)).not.toContain('remote-override');
  await expect(page.getByRole('complementary', { name: 'For developers' })).toHaveCount(0);
  await expect(page.locator('[data-app]')).toHaveCount(0);
});
