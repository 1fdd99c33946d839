import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect } from '@playwright/test';
import { askedBy, currentBuild } from '../releases.ts';
import { downNote, expectNoReload, markWindow, test } from './own-site.ts';

test.use({ crosses: 'every remote' });

const { version } = JSON.parse(readFileSync(path.join(__dirname, '../../shared/package.json'), 'utf8')) as {
  version: string;
};
const nextMajor = `^${Number(version.split('.')[0]) + 1}.0.0`;

test('a remote that needs the next major version of shared is refused in its own place, until there is one that fits', async ({
  page,
  shelf,
  ownSite,
}) => {
  const sound = shelf.current('mf-blog');
  const asked = askedBy(currentBuild(ownSite.env.RELEASES_DIR, 'mf-blog'));
  const asks = asked.find(({ name }) => name.startsWith('@tabi/shared/'))?.range ?? 'nothing';
  const tooNew = shelf.make('mf-blog', (file, text) =>
    file === 'browser/remoteEntry.js' ? text.replaceAll(asks, nextMajor) : text,
  );
  shelf.onlyBuild('mf-blog', tooNew);

  await page.goto('/about-us');
  await expect(page.locator('html')).toHaveAttribute('data-ready', 'yes');
  await markWindow(page);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Blog' }).click();
  await expect(downNote(page)).toBeVisible();
  await expect(downNote(page).getByRole('button', { name: 'Reload the page' })).toBeVisible();
  await page.getByRole('link', { name: 'Destinations' }).first().click();
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  await expect(downNote(page)).toHaveCount(0);
  await expectNoReload(page);

  shelf.onlyBuild('mf-blog', sound);
  shelf.flip('mf-blog', tooNew);
  const loaded: string[] = [];
  page.on('request', (request) => void loaded.push(request.url()));
  await page.goto('/blog');
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText('Blog');
  await expect(page.locator('html')).toHaveAttribute('data-ready', 'yes');
  await page.getByRole('main').getByRole('article').getByRole('link').first().click();
  await expect(page).toHaveURL(/\/blog\/post\//);
  await expect(downNote(page)).toHaveCount(0);
  expect(
    loaded.some((url) => url.includes(`/mf-blog/${sound}/`)),
    'the build before stands in',
  ).toBe(true);
});
