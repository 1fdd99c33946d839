import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, type APIRequestContext, type Browser } from '@playwright/test';
import { readRegistry, rollBack, setCanary } from '@tabi/releases';
import { startSmtpSink, type SmtpSink } from '../../api/src/testing/smtp-sink.ts';
import { test as base } from './own-site.ts';
import type { Shelf } from './shelf.ts';

const test = base.extend<object, { mailbox: SmtpSink }>({
  mailbox: [
    // Playwright asks for this form.
    // eslint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const mailbox = await startSmtpSink();
      await use(mailbox);
      await mailbox.close();
    },
    { scope: 'worker' },
  ],
  settings: [
    ({ mailbox }, use) =>
      use({
        // Visitors are told apart by their network, and all of these come from one machine.
        TRUST_PROXY: '1',
        OPERATOR_TOKEN: 'a-token-for-the-operators-of-tests',
        SMTP_URL: mailbox.url,
        MAIL_FROM: 'Tabi <hello@tabi.test>',
      }),
    { scope: 'worker' },
  ],
});

test.use({ crosses: ['mf-blog', 'mf-discovery'] });

const words = 'Explore latest travel stories on Tabi';
const newWords = 'Stories told anew';
const pages = [
  { remote: 'mf-blog', address: '/blog/', words, newWords },
  { remote: 'mf-discovery', address: '/destinations', words: 'Destinations', newWords: 'Destinations told anew' },
] as const;

/** A build that says something else in one place, on the server and in browsers. */
const retell = (shelf: Shelf, { remote, words: old, newWords: anew }: (typeof pages)[number]): string =>
  shelf.make(remote, (file, text) => (file.endsWith('.json') ? text : text.replaceAll(`"${old}"`, `"${anew}"`)));

/** A page as somebody without script has it. */
const htmlFor = async (request: APIRequestContext, address: string, headers: Record<string, string> = {}) =>
  (await request.get(address, { headers, maxRedirects: 0 })).text();
const from = (visitor: number) => ({ 'x-forwarded-for': `203.0.113.${visitor}` });
const status = (request: APIRequestContext) =>
  request
    .get('/_mf/status', { headers: { authorization: 'Bearer a-token-for-the-operators-of-tests' } })
    .then((answer) => answer.json());

for (const one of pages)
  test(`canary-split: a share of the visitors of ${one.remote} has the canary from page to page, with script and without, and a rollback ends it`, async ({
    browser,
    baseURL,
    request,
    shelf,
    ownSite,
  }) => {
    const { remote, address, words: old, newWords: anew } = one;
    const { RELEASES_DIR: releases } = ownSite.env;
    const build = retell(shelf, one);
    const share = (percent: number) =>
      setCanary(releases, { app: remote, build, percent, reason: 'browser test', actor: 'test' });
    share(50);
    const seenBy = new Map<string, number>();
    for (let bucket = 0; bucket < 100 && seenBy.size < 2; bucket += 7) {
      const html = await htmlFor(request, address, { cookie: `canary=${bucket}` });
      seenBy.set(html.includes(anew) ? anew : old, bucket);
    }
    expect(await htmlFor(request, address), 'who brings nothing has the current build').not.toContain(anew);

    for (const sees of [old, anew]) {
      const context = await browser.newContext({ baseURL, serviceWorkers: 'block' });
      await context.addCookies([{ name: 'canary', value: String(seenBy.get(sees)), url: baseURL as string }]);
      const page = await context.newPage();
      const shown = page.getByText(sees, { exact: true }).first();
      const entries: string[] = [];
      const problems: string[] = [];
      const entry = new RegExp(`${remote}/[a-z0-9]+/remoteEntry`);
      page.on('request', (wish) => entry.test(wish.url()) && entries.push(wish.url()));
      page.on('console', (message) => message.type() === 'error' && problems.push(message.text()));
      await page.goto(address);
      await expect(page.locator('html')).toHaveAttribute('data-ready', 'yes');
      await expect(shown).toBeVisible();
      const isCanary = (url: string) => url.includes(build);
      expect(new Set(entries.map(isCanary)), 'the browser has the build of the server').toEqual(
        new Set([sees === anew]),
      );
      await page.reload();
      await expect(shown, 'and the next page is of the same').toBeVisible();
      expect(problems).toEqual([]);
      if (sees === anew) {
        share(60);
        await page.reload();
        await expect(shown, 'a share that grows moves nobody back').toBeVisible();
        rollBack(releases, remote, 'browser test');
        await page.reload();
        await expect(page.getByText(old, { exact: true }).first(), 'taken back, it is gone').toBeVisible();
      }
      await context.close();
    }
  });

/** Opens a page as a visitor of their own network, until its browser has told of what failed. */
const visitAs = async (browser: Browser, address: string, visitor: number) => {
  const context = await browser.newContext({ serviceWorkers: 'block', extraHTTPHeaders: from(visitor) });
  const page = await context.newPage();
  const told = page.waitForResponse((answer) => answer.url().endsWith('/_mf/failures'));
  await page.goto(address);
  // A page that is only read takes its time with the app.
  await page.mouse.move(20, 20);
  await expect(page.locator('html')).toHaveAttribute('data-ready', 'yes');
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
  expect((await told).status()).toBe(204);
  await context.close();
};

test('auto-rollback: a release that fails for visitors is taken back by itself, its team is told, and nobody stood before nothing', async ({
  browser,
  baseURL,
  page,
  request,
  shelf,
  ownSite,
  mailbox,
}) => {
  const { RELEASES_DIR: releases } = ownSite.env;
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
  await mailbox.until(1);
  const [mail] = mailbox.received;
  expect(mail?.to?.[0]?.address).toBe('blog@tabi.test');
  expect(mail?.text).toContain(failing);

  // In browsers: these tell, as they do for everybody.
  const broken = shelf.make('mf-discovery', (file, text) =>
    file === 'browser/remoteEntry.js' ? `throw new Error("broken on purpose");${text}` : text,
  );
  shelf.flip('mf-discovery', broken);
  for (const visitor of [4, 5, 6, 4, 5]) await visitAs(browser, `${baseURL}/destinations/kyoto`, visitor);
  // From the failure on that was one too many: how long its visitors read before is theirs.
  await expect.poll(() => shelf.current('mf-discovery'), { timeout: 30_000 }).toBe(sound.discovery);

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

for (const one of pages)
  test(`rollback-twice: two rollbacks of ${one.remote} go two builds back, and the visitor sees neither of the bad ones again`, async ({
    page,
    request,
    shelf,
    ownSite,
  }) => {
    const { remote, address, words: old, newWords: anew } = one;
    const sound = shelf.current(remote);
    for (const build of [retell(shelf, one), retell(shelf, one)]) shelf.flip(remote, build);
    await page.goto(address);
    await expect(page.getByText(anew, { exact: true }).first()).toBeVisible();
    rollBack(ownSite.env.RELEASES_DIR, remote, 'browser test');
    rollBack(ownSite.env.RELEASES_DIR, remote, 'browser test');
    expect(shelf.current(remote)).toBe(sound);
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('data-ready', 'yes');
    await expect(page.getByText(old, { exact: true }).first()).toBeVisible();
    await expect(page.getByText(anew)).toHaveCount(0);
    const html = await htmlFor(request, address);
    expect([html.includes(old), html.includes(anew)], 'without script').toEqual([true, false]);
  });

test('registry-damaged: whatever becomes of the registry, pages are as they were, with script and without, and the next release heals it', async ({
  page,
  request,
  shelf,
  ownSite,
}) => {
  const file = path.join(ownSite.env.RELEASES_DIR, 'registry.json');
  const whole = readFileSync(file, 'utf8');
  const build = retell(shelf, pages[0]);
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

for (const one of pages)
  test(`assets-damaged: whatever becomes of the list of a build of ${one.remote}, the one before stands in, and it heals`, async ({
    page,
    request,
    shelf,
    ownSite,
  }) => {
    const { remote, address, words: old, newWords: anew } = one;
    const build = retell(shelf, one);
    shelf.flip(remote, build);
    const file = path.join(ownSite.env.RELEASES_DIR, remote, build, 'assets.json');
    const whole = readFileSync(file, 'utf8');
    for (const text of [whole.slice(0, 80), '', '{}', whole.replace('sha256-', 'sha256-A')]) {
      writeFileSync(file, text);
      for (const other of ['/', address, '/destinations/kyoto', '/blog/', '/_mf/remotes.json', '/api/features'])
        expect((await request.get(other)).status(), other).toBe(200);
      const html = await htmlFor(request, address);
      expect([html.includes(old), html.includes(anew)], 'without script').toEqual([true, false]);
    }
    await page.goto(address);
    await expect(page.locator('html')).toHaveAttribute('data-ready', 'yes');
    await expect(page.getByText(old, { exact: true }).first()).toBeVisible();
    await expect(page.getByText(anew)).toHaveCount(0);

    writeFileSync(file, whole);
    await expect.poll(() => htmlFor(request, address)).toContain(anew);
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('data-ready', 'yes');
    await expect(page.getByText(anew, { exact: true }).first()).toBeVisible();
  });
