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
  { remote: 'mf-blog', path: '/blog/', heading: 'Blog', elsewhere: '/destinations/kyoto/attractions' },
  { remote: 'mf-discovery', path: '/destinations/kyoto', heading: 'Kyoto', elsewhere: '/blog/' },
] as const;

for (const { remote, path, heading, elsewhere } of remotes) {
  test(`a server build of ${remote} that loops, then one that rejects, leave the page readable and usable, and all others alone`, async ({
    page,
    request,
    shelf,
  }) => {
    const sound = shelf.current(remote);
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
      const html = await answer.text();
      expect(/<h1[^>]*>([^<]*)/.exec(html)?.[1], 'without script it can be read').toContain(heading);
      expect(html.includes(`href="/_mf/${remote}/${sound}/remoteEntry.js"`), 'browsers get the same build').toBe(true);
    }
    await page.goto(path);
    await expect(page.locator('html')).toHaveAttribute('data-ready', 'yes');
    await expect(page.getByRole('heading', { level: 1 })).toContainText(heading);
    shelf.flip(remote, sound);
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('data-ready', 'yes');
    const healed = await (await request.get(path)).text();
    expect(healed.includes(`href="/_mf/${remote}/${sound}/remoteEntry.js"`), 'the sound build serves').toBe(true);
  });
}
