import path from 'node:path';
import { readFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import { issueToken, readRegistry } from '@tabi/releases';
import { test } from '../failures/own-site.ts';
import { mainHeading, open } from '../journeys/traveller.ts';
import { openOutside, type Outside } from './outside-workspace.ts';

test.use({ crosses: [] });
test.describe.configure({ timeout: 240_000 });

let outside: Outside;
test.beforeAll(async () => {
  test.setTimeout(240_000);
  outside = await openOutside(path.join(__dirname, 'outside-remote'));
});
test.afterAll(() => outside.remove());

test('a remote from another repository is built with the packed packages alone, pushed to a running site, visited, and taken away', async ({
  ownSite,
  shelf,
  page,
  request,
}) => {
  const { RELEASES_DIR, OUTBOX_DIR } = ownSite.env;
  const dataDir = path.dirname(OUTBOX_DIR);
  const to = ['--to', ownSite.env.BASE_URL, '--reason', 'boats are here'];
  const token = issueToken(dataDir, 'mf-boats', 'boats CI');

  const early = await outside.tabiRemote(token, 'push', ...to);
  expect(early.said, 'the shell has not given it a prefix yet').toContain(
    'mf-boats may not serve /boats (its page "boats"): it has no prefix yet.',
  );
  expect(early.ok).toBe(false);

  // The shell gives the prefix: only its description is new, so it is not built again.
  const described = JSON.parse(readFileSync(path.join(__dirname, '../../shell/shell.json'), 'utf8')) as {
    prefixes: Record<string, string[]>;
  };
  described.prefixes['mf-boats'] = ['/boats'];
  const shell = shelf.make('shell', (file, text) => (file === 'description.json' ? JSON.stringify(described) : text));
  shelf.flip('shell', shell);
  expect((await request.get('/boats')).status()).toBe(404);

  const wrong = await outside.tabiRemote(issueToken(dataDir, 'mf-blog', 'blog CI'), 'push', ...to);
  expect(wrong.said).toContain('This token is of mf-blog, and nothing else can be done with it.');
  const pushed = await outside.tabiRemote(token, 'push', ...to);
  expect(pushed.said).toMatch(/mf-boats is at [0-9a-f]{12} there\./);
  expect(pushed.said).not.toContain(token);
  expect(readRegistry(RELEASES_DIR).apps['mf-boats']?.acts?.at(-1)).toMatchObject({ actor: 'boats CI' });

  expect(await (await request.get('/boats/ha-long')).text(), 'rendered on the server').toMatch(/<h1[^>]*>To .*ha-long/);
  await open(page, '/boats');
  await page.getByRole('link', { name: 'Through Ha Long Bay' }).click();
  await expect(mainHeading(page)).toHaveText('To ha-long');
  await page.getByRole('button', { name: '1 on deck' }).click();
  await expect(page.getByRole('button', { name: '2 on deck' })).toBeVisible();
  await expect(page).toHaveTitle(/Boat to Ha Long/);

  const removed = await outside.tabiRemote(token, 'remove', ...to);
  expect(removed.said).toContain('mf-boats was taken away; it was at');
  expect((await request.get('/boats')).status(), 'a clean "not found", no outage').toBe(404);
  await page.goto('/boats/ha-long');
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(/ha-long/);
  expect(await (await request.get('/')).text()).not.toContain('/boats');
});
