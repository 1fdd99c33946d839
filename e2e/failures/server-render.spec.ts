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

const busy = 'for (let t = Date.now(); Date.now() < t + 50; );';
const failures = [
  { failure: 'loops-on-server', code: 'for (;;);' },
  { failure: 'rejects-on-server', code: `Promise.reject(new Error("boom")); ${busy}` },
  { failure: 'exits-on-server', code: 'process.exit(1);' },
  { failure: 'leaks-on-server', code: 'for (const kept = []; ; ) kept.push(new Array(100_000).fill(kept.length));' },
  { failure: 'throws-on-server-render', code: 'throw new Error("boom");' },
] as const;

for (const { remote, path, heading, elsewhere } of remotes) {
  for (const { failure, code } of failures)
    test(`${failure}: the page of ${remote} stays readable and usable, all others and the API work, and it heals`, async ({
      page,
      request,
      shelf,
    }) => {
      const sound = shelf.current(remote);
      const hasBuild = (html: string) => html.includes(`"/_mf/${remote}/${sound}/remoteEntry.js"`);
      const failing = shelf.make(remote, atLoad(code));
      shelf.flip(remote, failing);
      const [answer, other, api] = await Promise.all([
        request.get(path),
        request.get(elsewhere),
        request.get('/api/features'),
      ]);
      expect([answer.status(), other.status(), api.status()]).toEqual([200, 200, 200]);
      const html = await answer.text();
      expect(/<h1[^>]*>([^<]*)/.exec(html)?.[1], 'without script it can be read').toContain(heading);
      expect(hasBuild(html), 'browsers get the same build').toBe(true);

      await page.goto(path);
      await expect(page.locator('html')).toHaveAttribute('data-ready', 'yes');
      await expect(page.getByRole('heading', { level: 1 })).toContainText(heading);
      await page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name: 'Sign in' }).click();
      await expect(page.getByRole('dialog')).toBeVisible();

      shelf.flip(remote, sound);
      await page.reload();
      await expect(page.locator('html')).toHaveAttribute('data-ready', 'yes');
      await expect(page.getByRole('heading', { level: 1 })).toContainText(heading);
      expect(hasBuild(await (await request.get(path)).text()), 'the sound build serves').toBe(true);
    });
}
