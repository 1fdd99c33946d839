import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, type APIRequestContext } from '@playwright/test';
import { readRegistry, rollBack, setCanary } from '@tabi/releases';
import { markWindow, test } from './own-site.ts';
import type { Edit } from './shelf.ts';

test.use({
  crosses: ['mf-blog', 'mf-discovery'],
  // Visitors are told apart by their network, and all of these come from one machine.
  settings: { TRUST_PROXY: '1', OPERATOR_TOKEN: 'a-token-for-the-operators-of-tests' },
});

const words = 'Explore latest travel stories on Tabi';
const newWords = 'Stories told anew';
const retold: Edit = (_file, text) => text.replaceAll(words, newWords);

/** A page as somebody without script has it. */
const htmlFor = async (request: APIRequestContext, address: string, headers: Record<string, string> = {}) =>
  (await request.get(address, { headers, maxRedirects: 0 })).text();
const from = (visitor: number) => ({ 'x-forwarded-for': `203.0.113.${visitor}` });
/** The folder is made with the first mail. */
const mailsAbout = (build: string, outbox: string): number =>
  existsSync(outbox)
    ? readdirSync(outbox).filter((file) => readFileSync(path.join(outbox, file), 'utf8').includes(build)).length
    : 0;
const status = (request: APIRequestContext) =>
  request
    .get('/_mf/status', { headers: { authorization: 'Bearer a-token-for-the-operators-of-tests' } })
    .then((answer) => answer.json());

test('canary-split: a share of the visitors has the canary from page to page, with script and without, and a rollback ends it', async ({
  browser,
  baseURL,
  request,
  shelf,
  ownSite,
}) => {
  const { RELEASES_DIR: releases } = ownSite.env;
  const build = shelf.make('mf-blog', retold);
  const share = (percent: number) =>
    setCanary(releases, { app: 'mf-blog', build, percent, reason: 'browser test', actor: 'test' });
  share(50);
  const seenBy = new Map<string, number>();
  for (let bucket = 0; bucket < 100 && seenBy.size < 2; bucket += 7) {
    const html = await htmlFor(request, '/blog/', { cookie: `canary=${bucket}` });
    seenBy.set(html.includes(newWords) ? newWords : words, bucket);
  }
  expect(await htmlFor(request, '/blog/'), 'who brings nothing has the current build').toContain(words);

  for (const sees of [words, newWords]) {
    const context = await browser.newContext({ baseURL, serviceWorkers: 'block' });
    await context.addCookies([{ name: 'canary', value: String(seenBy.get(sees)), url: baseURL as string }]);
    const page = await context.newPage();
    const entries: string[] = [];
    const problems: string[] = [];
    page.on('request', (wish) => /mf-blog\/[a-z0-9]+\/remoteEntry/.test(wish.url()) && entries.push(wish.url()));
    page.on('console', (message) => message.type() === 'error' && problems.push(message.text()));
    await page.goto('/blog/');
    await expect(page.locator('html')).toHaveAttribute('data-ready', 'yes');
    await expect(page.getByText(sees)).toBeVisible();
    const isCanary = (url: string) => url.includes(build);
    expect(new Set(entries.map(isCanary)), 'the browser has the build of the server').toEqual(
      new Set([sees === newWords]),
    );
    await page.reload();
    await expect(page.getByText(sees), 'and the next page is of the same').toBeVisible();
    expect(problems).toEqual([]);
    if (sees === newWords) {
      share(60);
      await page.reload();
      await expect(page.getByText(newWords), 'a share that grows moves nobody back').toBeVisible();
      rollBack(releases, 'mf-blog', 'browser test');
      await page.reload();
      await expect(page.getByText(words), 'taken back, it is gone with the next page').toBeVisible();
    }
    await context.close();
  }
});

test('auto-rollback: a release that fails for visitors is taken back by itself, its team is told, and nobody stood before nothing', async ({
  page,
  request,
  shelf,
  ownSite,
}) => {
  const { RELEASES_DIR: releases, OUTBOX_DIR: outbox } = ownSite.env;
  const sound = { blog: shelf.current('mf-blog'), discovery: shelf.current('mf-discovery') };
  const failing = shelf.make('mf-blog', (file, text) => {
    if (file === 'description.json')
      return JSON.stringify({ ...JSON.parse(text), contact: { mail: 'blog@tabi.test' } });
    return file.startsWith('server/') ? `throw new Error("broken on purpose");\n${text}` : text;
  });
  shelf.flip('mf-blog', failing);
  // On the server: whoever comes gets the build before, and is counted.
  for (let time = 0; time < 20; time += 1)
    expect(await htmlFor(request, '/blog/', from(1)), 'one visitor, however often they come').toContain(words);
  expect(shelf.current('mf-blog')).toBe(failing);
  for (const visitor of [2, 3, 2, 3]) expect(await htmlFor(request, '/blog/', from(visitor))).toContain(words);
  await expect.poll(() => shelf.current('mf-blog')).toBe(sound.blog);
  await expect.poll(() => mailsAbout(failing, outbox), { timeout: 20_000 }).toBe(1);

  // In browsers: these tell.
  const broken = shelf.make('mf-discovery');
  shelf.flip('mf-discovery', broken);
  const tell = (visitor: number) =>
    request.post('/_mf/failures', {
      headers: { ...from(visitor), 'content-type': 'text/plain' },
      data: JSON.stringify({ failures: [{ app: 'mf-discovery', build: broken, expose: 'routes', kind: 'eval' }] }),
    });
  for (const visitor of [4, 5, 6, 4, 5, 6]) expect((await tell(visitor)).status()).toBe(204);
  await expect.poll(() => shelf.current('mf-discovery')).toBe(sound.discovery);

  await page.goto('/destinations/kyoto');
  await expect(page.locator('html')).toHaveAttribute('data-ready', 'yes');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Kyoto');
  const { apps } = readRegistry(releases);
  expect([apps['mf-blog']?.bad, apps['mf-discovery']?.bad]).toEqual([[failing], [broken]]);
  const { apps: told } = await status(request);
  const blog = told.find(({ app }: { app: string }) => app === 'mf-blog');
  expect(blog.flips[0]).toMatchObject({ what: 'flip', from: failing, to: sound.blog, actor: 'protection' });
  expect((await request.get('/_mf/status')).status(), 'for operators alone').toBe(401);
});

test('rollback-twice: two rollbacks go two builds back, and the visitor sees neither of the bad ones again', async ({
  page,
  shelf,
  ownSite,
}) => {
  const sound = shelf.current('mf-blog');
  for (const build of [shelf.make('mf-blog', retold), shelf.make('mf-blog', retold)]) shelf.flip('mf-blog', build);
  await page.goto('/blog/');
  await expect(page.getByText(newWords)).toBeVisible();
  await markWindow(page);
  rollBack(ownSite.env.RELEASES_DIR, 'mf-blog', 'browser test');
  rollBack(ownSite.env.RELEASES_DIR, 'mf-blog', 'browser test');
  expect(shelf.current('mf-blog')).toBe(sound);
  await page.reload();
  await expect(page.getByText(words)).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-ready', 'yes');
});

test('registry-damaged: whatever becomes of the registry, pages are as they were, with script and without, and the next release heals it', async ({
  page,
  request,
  shelf,
  ownSite,
}) => {
  const file = path.join(ownSite.env.RELEASES_DIR, 'registry.json');
  const whole = readFileSync(file, 'utf8');
  const build = shelf.make('mf-blog', retold);
  for (const text of [whole.slice(0, 200), '', '{}']) {
    writeFileSync(file, text);
    for (const address of ['/', '/blog/', '/destinations/kyoto']) {
      const answer = await request.get(address);
      expect(answer.status()).toBe(200);
      expect(await answer.text()).toContain('<h1');
    }
    expect(await (await request.get('/readyz')).json()).toMatchObject({
      status: 'ready',
      releases: 'registry damaged, last good copy in use',
    });
  }
  expect((await status(request)).damage).toContain('serves instead');
  await page.goto('/blog/');
  await expect(page.locator('html')).toHaveAttribute('data-ready', 'yes');
  await expect(page.getByText(words)).toBeVisible();

  shelf.flip('mf-blog', build);
  await page.reload();
  await expect(page.getByText(newWords)).toBeVisible();
  expect(await (await request.get('/readyz')).json()).toEqual({ status: 'ready' });
});
