import { expect } from '@playwright/test';
import { test } from './own-site.ts';
import type { Edit } from './shelf.ts';

test.use({ crosses: ['mf-blog', 'mf-discovery'] });

/** What the first line of a remote's server code does, and a page of that remote. */
const atLoad =
  (code: string): Edit =>
  (file, text) =>
    file.startsWith('server/') ? `${code}\n${text}` : text;

const remotes = [
  { remote: 'mf-blog', path: '/blog/', heading: 'Blog', elsewhere: '/destinations/kyoto' },
  { remote: 'mf-discovery', path: '/destinations/kyoto', heading: 'Kyoto', elsewhere: '/blog/' },
] as const;

for (const { remote, path, heading, elsewhere } of remotes) {
  test(`a server build of ${remote} that loops, then one that rejects, leave the page readable and usable, and all others alone`, async ({
    page,
    request,
    shelf,
  }) => {
    for (const code of [
      'for (;;);',
      'Promise.reject(new Error("boom")); for (let t = Date.now(); Date.now() < t + 50; );',
    ]) {
      shelf.flip(remote, shelf.make(remote, atLoad(code)));
      const [answer, other, api] = await Promise.all([
        request.get(path),
        request.get(elsewhere),
        request.get('/api/features'),
      ]);
      expect([answer.status(), other.status(), api.status()]).toEqual([200, 200, 200]);
      expect(await answer.text(), 'without script it can be read').toMatch(new RegExp(`<h1[^>]*>[^<]*${heading}`));
    }
    await page.goto(path);
    await expect(page.locator('html')).toHaveAttribute('data-ready', 'yes');
    await expect(page.getByRole('heading', { level: 1 })).toContainText(heading);
    shelf.flip(remote, shelf.make(remote));
    const healed = shelf.current(remote);
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('data-ready', 'yes');
    expect(await (await request.get(path)).text()).toContain(`/_mf/${remote}/${healed}/`);
  });
}
