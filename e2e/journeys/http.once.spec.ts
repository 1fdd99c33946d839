import { createHash } from 'node:crypto';
import { expect } from '@playwright/test';
import { test } from '../crossing.ts';
import { planLargeTrip } from '../itinerary/large-trip.ts';
import { privatePages, publicPages } from './site-map.ts';

test.use({ crosses: 'every remote' });

test('unknown addresses are "not found" in status and words', async ({ request }) => {
  const unknown = [
    '/no-such-page',
    '/destinations/atlantis',
    '/blog/post/never-written',
    '/destinations/kyoto/nothing',
    '/blog/nowhere/at/all',
    // Longer than any name that there can be.
    `/blog/post/${'a'.repeat(200)}`,
    // There while the marketplace is open; here it is not.
    '/influencers',
  ];
  for (const path of unknown) {
    const answer = await request.get(path);
    expect.soft(answer.status(), path).toBe(404);
    expect.soft(await answer.text(), path).toContain('Page not found');
  }
});

test('a page that is the same is not sent twice, and comes to life from the one that is kept', async ({
  page,
  request,
}) => {
  // What others do to the site meanwhile may make another page of it, once.
  const askTwice = async () => {
    const { etag = '', 'content-security-policy': policy } = (await request.get('/about-us')).headers();
    const again = await request.get('/about-us', { headers: { 'if-none-match': etag } });
    return [again.status(), again.headers()['content-security-policy'] === policy];
  };
  await expect.poll(askTwice).toEqual([304, true]);
  const ready = () => expect(page.locator('html')).toHaveAttribute('data-ready', 'yes');
  // The second time the page is asked for with what the first one has found out of its visitor.
  for (const _ of ['first', 'second']) {
    await page.goto('/about-us');
    await ready();
    await expect.poll(async () => (await page.context().cookies()).map(({ name }) => name)).toContain('currency');
  }
  const sentAgain = async () => {
    await page.goto('/about-us');
    await ready();
    return await page.evaluate(
      () => (performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming).transferSize,
    );
  };
  await expect.poll(sentAgain, 'bytes for the third time').toBeLessThan(2_000);
});

test('a link to any page that anyone may read shows a picture', async ({ request }) => {
  test.slow();
  for (const { name, path } of await publicPages(request)) {
    const [, image = ''] =
      /<meta property="og:image" content="([^"]*)">/.exec(await (await request.get(path)).text()) ?? [];
    expect.soft(image, name).not.toBe('');
    const picture = await request.get(image || '/no-such-picture');
    expect.soft([picture.status(), picture.headers()['content-type']], name).toEqual([200, 'image/jpeg']);
  }
});

test('an address that is nearly right is told what it may have meant', async ({ page }) => {
  const answer = await page.goto('/destinations/kioto');
  expect(answer?.status()).toBe(404);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('There is nothing at this address');
  await main
    .getByRole('link', { name: /^Kyoto/ })
    .first()
    .click();
  await expect(main.getByRole('heading', { level: 1 })).toContainText('Kyoto');
});

test('a thing has one address, to which every other one leads for good', async ({ request }) => {
  const idOf = async (path: string) =>
    ((await (await request.get(path)).json()) as { results: { id: number } }).results.id;
  const kyoto = await idOf('/api/location/kyoto');
  const temple = await idOf('/api/pointOfInterests/kinkaku-ji');
  const moved = [
    [`/destinations/${kyoto}?from=mail`, '/destinations/kyoto?from=mail'],
    ['/destinations/Kyoto', '/destinations/kyoto'],
    ['/destinations/kyoto/', '/destinations/kyoto'],
    [`/destinations/${kyoto}/attractions`, '/destinations/kyoto/attractions'],
    ['/destinations/osaka/attractions/kinkaku-ji', '/destinations/kyoto/attractions/kinkaku-ji'],
    [`/destinations/kyoto/attractions/${temple}`, '/destinations/kyoto/attractions/kinkaku-ji'],
    ['/destinations/osaka/hotels/hiiragiya', '/destinations/kyoto/hotels/hiiragiya'],
    ['/destinations/melaka/attractions/8-heeren-street', '/destinations/melaka/attractions/heeren-street'],
    [
      '/destinations/palawan/things-to-do/lagoons-before-the-fleet',
      '/destinations/palawan/things-to-do/big-lagoon-before-the-fleet',
    ],
    [`/pointOfInterest/${temple}`, null],
  ] as const;
  for (const [path, to] of moved) {
    const answer = await request.get(path, { maxRedirects: 0 });
    expect.soft([answer.status(), answer.headers()['location'] ?? null], path).toEqual([to ? 308 : 200, to]);
  }
  // A page of its own, by the address of the place.
  expect(await (await request.get('/pointOfInterest/kinkaku-ji')).text()).toMatch(
    /<link rel="canonical" href="[^"]+\/destinations\/kyoto\/attractions\/kinkaku-ji">/,
  );
});

test('public pages are asked for anew each time, and come from the server with words and metadata', async ({
  request,
}) => {
  for (const { name, path } of await publicPages(request)) {
    const answer = await request.get(path);
    const html = await answer.text();
    expect.soft(answer.status(), name).toBe(200);
    expect.soft(answer.headers()['cache-control'], name).toBe('no-cache');
    expect.soft(html, `${name} has its heading`).toMatch(/<h1[^>]*>[^<]/);
    expect.soft(html, `${name} was not left to the browser`).not.toContain('data-page-skeleton');
    expect.soft(html, `${name} describes itself`).toMatch(/<meta name="description" content="[^"]{20,}/);
    expect.soft(html, `${name} is not hidden`).not.toContain('name="robots" content="noindex"');
  }
});

test('pages are sent packed', async ({ request }) => {
  for (const encoding of ['br', 'gzip']) {
    const answer = await request.get('/', { headers: { 'accept-encoding': encoding } });
    expect.soft(answer.headers()['content-encoding']).toBe(encoding);
    expect.soft(answer.headers()['vary']).toContain('accept-encoding');
  }
});

test('private pages are kept by nobody and listed nowhere', async ({ request }) => {
  for (const path of privatePages) {
    const answer = await request.get(path);
    expect.soft(answer.status(), path).toBe(200);
    expect.soft(answer.headers()['cache-control'], path).toBe('no-store');
    expect.soft(await answer.text(), path).toContain('<meta name="robots" content="noindex">');
  }
});

test('an itinerary stands in the page of whom it belongs to, and in nobody else’s', async ({ browser, baseURL }) => {
  const base = String(baseURL);
  const trip = await planLargeTrip(browser, base, 2);
  const [mine, another] = [
    await browser.newContext({ storageState: trip.state, javaScriptEnabled: false }),
    await browser.newContext(),
  ];
  const page = await mine.newPage();
  const answer = await page.goto(base + trip.path);
  expect(answer?.headers()['cache-control']).toBe('no-store');
  await expect(
    page
      .getByRole('region', { name: /^Day 1/ })
      .getByRole('heading', { level: 3 })
      .first(),
  ).toBeVisible();
  await another.request.get(`${base}/api/csrf-cookie`);
  for (const asker of [another, await browser.newContext()]) {
    const theirs = await asker.request.get(base + trip.path);
    expect.soft(theirs.status()).toBe(200);
    expect.soft(await theirs.text()).not.toContain('2 days in Kyoto');
    await asker.close();
  }
  await mine.close();
});

test('the policy lets run only the texts that it names by their digests', async ({ page, request }) => {
  for (const path of ['/', '/destinations/kyoto', '/my-trips']) {
    const answer = await request.get(path);
    const html = await answer.text();
    const policy = answer.headers()['content-security-policy'] ?? '';
    expect.soft(policy).not.toMatch(/script-src [^;]*unsafe/);
    expect.soft(html).not.toMatch(/<[a-z][^>]*\son[a-z]+=/i);
    const running = [...html.matchAll(/<script(?![^>]*(?: src=|json))[^>]*>([\s\S]*?)<\/script>/g)].map(([, text]) =>
      String(text),
    );
    expect.soft(running.length, path).toBeGreaterThan(0);
    for (const text of running)
      expect.soft(policy).toContain(`'sha256-${createHash('sha256').update(text).digest('base64')}'`);
  }
  await page.goto('/destinations/kyoto');
  const refused = page.waitForEvent('console', (message) => /Content Security Policy/.test(message.text()));
  await page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'window.hasRun = true';
    document.body.append(script);
  });
  await refused;
  expect(await page.evaluate(() => 'hasRun' in window)).toBe(false);
});

test('a page that everybody gets is the same for all, and packed', async ({ request }) => {
  const ask = async (packing: string) => {
    const answer = await request.get('/destinations/kyoto', { headers: { 'accept-encoding': packing } });
    const { 'content-encoding': packed, 'content-length': length, etag } = answer.headers();
    return { packed, length: Number(length), etag, policy: answer.headers()['content-security-policy'] };
  };
  // It may be rendered anew between the two.
  const differences = async () => {
    const [plain, small] = [await ask('identity'), await ask('br')];
    return [
      plain.packed,
      small.packed,
      small.length < plain.length / 3,
      plain.etag === small.etag,
      plain.policy === small.policy,
    ];
  };
  await expect.poll(differences).toEqual([undefined, 'br', true, true, true]);
});

test('scripts and styles are for ever, and packed', async ({ request }) => {
  const html = await (await request.get('/destinations')).text();
  const files = [...html.matchAll(/"(\/_mf\/[^"]+\.(?:js|css))"/g)].map(([, file]) => String(file));
  expect(files.length).toBeGreaterThan(3);
  for (const file of files) {
    const answer = await request.get(file, { headers: { 'accept-encoding': 'br, gzip' } });
    expect.soft(answer.headers()['cache-control'], file).toContain('immutable');
    expect.soft(answer.headers()['content-encoding'], file).toBe('br');
  }
  const gone = await request.get('/_mf/mf-blog/0000dead0000/remoteEntry.js');
  expect(gone.status()).toBe(404);
  expect(gone.headers()['cache-control']).toBe('no-store');
});

test('the site says that it is well', async ({ request }) => {
  for (const path of ['/healthz', '/readyz']) expect((await request.get(path)).status(), path).toBe(200);
});
