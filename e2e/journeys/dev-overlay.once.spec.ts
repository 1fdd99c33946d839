import type { AddressInfo } from 'node:net';
import { once } from 'node:events';
import { serveRemote } from '@tabi/tools/dev/serve-remote';
import { expect } from '@playwright/test';
import type { Site } from '../site.ts';
import { test } from '../failures/own-site.ts';
import { openShelf, type Edit } from '../failures/shelf.ts';

test.use({ crosses: ['mf-blog', 'mf-discovery'] });

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
  const elsewhere = await startReleases(site, 'mf-blog', (_file, text) => text.replaceAll(words, newWords));
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

for (const { remote, path } of [
  { remote: 'mf-blog', path: '/blog/' },
  { remote: 'mf-discovery', path: '/destinations' },
]) {
  test(`override-broken: where a developer’s build of ${remote} throws, the released one is shown`, async ({
    page,
    ownSite: site,
  }) => {
    const throws: Edit = (file, text) =>
      file === 'browser/remoteEntry.js'
        ? `document.documentElement.dataset.tried = 'yes';\nthrow new Error();${text}`
        : text;
    const elsewhere = await startReleases(site, remote, throws);
    await page.goto(`${path}?remote-override=${remote}@http://localhost:${elsewhere.port}`);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('data-tried', 'yes');
    await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0);
    await page.goto(`${path}?remote-override=`);
    elsewhere.stop();
  });
}

/** Another checkout's server: the same releases, with a build of a remote in which something differs. */
async function startReleases(site: Site, remote: string, edit: Edit): Promise<{ port: number; stop: () => void }> {
  const { RELEASES_DIR: releases } = site.env;
  const shelf = openShelf(releases);
  const before = shelf.current(remote);
  const build = shelf.make(remote, edit);
  const server = serveRemote(remote, releases, 0, build);
  await once(server, 'listening');
  expect(shelf.current(remote)).toBe(before);
  return {
    port: (server.address() as AddressInfo).port,
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
