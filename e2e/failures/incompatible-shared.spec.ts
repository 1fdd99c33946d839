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

const remotes = [
  { remote: 'mf-blog', link: 'Blog', elsewhere: 'Destinations', path: '/blog', to: /\/blog\/post\// },
  { remote: 'mf-discovery', link: 'Destinations', elsewhere: 'Blog', path: '/destinations', to: /\/destinations\/\w+/ },
] as const;

for (const { remote, link, elsewhere, path: address, to } of remotes)
  test(`incompatible-shared: ${remote}, asking for the next major version, is refused in its own place, until there is one that fits`, async ({
    page,
    request,
    shelf,
    ownSite,
  }) => {
    const sound = shelf.current(remote);
    const asked = askedBy(currentBuild(ownSite.env.RELEASES_DIR, remote));
    const asks = asked.find(({ name }) => name.startsWith('@tabi/shared/'))?.range ?? 'nothing';
    const tooNew = shelf.make(remote, (file, text) =>
      file.startsWith('browser/container.') ? text.replaceAll(asks, nextMajor) : text,
    );
    shelf.onlyBuild(remote, tooNew);

    await page.goto('/about-us');
    await expect(page.locator('html')).toHaveAttribute('data-ready', 'yes');
    await markWindow(page);
    const main = page.getByRole('navigation', { name: 'Main' });
    await main.getByRole('link', { name: link }).click();
    await expect(downNote(page)).toBeVisible();
    await expect(downNote(page).getByRole('button', { name: 'Reload the page' })).toBeVisible();
    await main.getByRole('link', { name: elsewhere }).click();
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText(elsewhere);
    await expect(downNote(page)).toHaveCount(0);
    await expectNoReload(page);
    const readable = await request.get(address);
    expect([readable.status(), await readable.text()], 'without script').toEqual([200, expect.stringContaining('<h1')]);

    shelf.onlyBuild(remote, sound);
    shelf.flip(remote, tooNew);
    const loaded: string[] = [];
    page.on('request', (wish) => void loaded.push(wish.url()));
    await page.goto(address);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText(link);
    await expect(page.locator('html')).toHaveAttribute('data-ready', 'yes');
    await page.getByRole('main').getByRole('article').getByRole('link').first().click();
    await expect(page).toHaveURL(to);
    await expect(downNote(page)).toHaveCount(0);
    expect(
      loaded.some((url) => url.includes(`/${remote}/${sound}/`)),
      'the build before stands in',
    ).toBe(true);
  });
