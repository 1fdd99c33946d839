import type { AddressInfo } from 'node:net';
import { once } from 'node:events';
import { serveRemote } from '@tabi/tools/dev/serve-remote';
import { expect } from '@playwright/test';
import type { Site } from '../site.ts';
import { test } from '../failures/own-site.ts';
import { openShelf } from '../failures/shelf.ts';

test.use({ crosses: ['mf-blog'] });

// A site that runs as `pnpm dev` runs it.
test.use({ settings: { TABI_DEV: 'yes' } });

const words = 'Explore latest travel stories on Tabi';
const newWords = 'Stories from my own machine';

test('outlines who owns what', async ({ page }) => {
  await page.goto('/blog/');
  await expect(page.locator('html')).toHaveAttribute('data-ready', 'yes');
  await page.keyboard.press('Alt+Shift+O');
  const owners = page.getByRole('list', { name: 'Who owns what' });
  await expect(owners.getByText(/^mf-blog of Blog, [a-z0-9]+ from this site$/).first()).toBeVisible();
  await expect(owners.getByText('shell of Shell', { exact: true }).first()).toBeVisible();
  await page.getByRole('button', { name: 'Who owns what' }).click();
  await expect(owners).toHaveCount(0);
});

test('a remote comes from a developer’s own server until that is taken back', async ({ page, ownSite: site }) => {
  const elsewhere = await startReleases(site);
  const own = `http://localhost:${elsewhere.port}`;
  await page.goto(`/blog/?remote-override=mf-blog@${own}`);
  await expect(page.getByText(newWords)).toBeVisible();
  const tools = page.getByRole('complementary', { name: 'For developers' });
  await expect(tools.getByText(`mf-blog from ${own}`)).toBeVisible();

  await page.goto('/blog/');
  await expect(page.getByText(newWords), 'it holds for the next page too').toBeVisible();
  await tools.getByRole('button', { name: 'Reset' }).click();
  await expect(page.getByText(words)).toBeVisible();
  await expect(tools.getByText(`mf-blog from ${own}`)).toHaveCount(0);

  elsewhere.stop();
  await page.goto(`/blog/?remote-override=mf-blog@${own}`);
  await expect(page.getByText(words), 'the released build stays in place').toBeVisible();
  await expect(tools.getByText(`mf-blog from ${own}, which does not answer`)).toBeVisible();
});

/** Another checkout's server: the same releases, with a build of the blog in which one sentence differs. */
async function startReleases(site: Site): Promise<{ port: number; stop: () => void }> {
  const { RELEASES_DIR: releases } = site.env;
  const shelf = openShelf(releases);
  const before = shelf.current('mf-blog');
  const build = shelf.make('mf-blog', (_file, text) => text.replaceAll(words, newWords));
  const server = serveRemote('mf-blog', releases, 0, build);
  await once(server, 'listening');
  expect(shelf.current('mf-blog')).toBe(before);
  return {
    port: (server.address() as AddressInfo).port,
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
