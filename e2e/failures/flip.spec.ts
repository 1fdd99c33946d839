import { expect, type APIRequestContext } from '@playwright/test';
import { expectNoReload, markWindow, test } from './own-site.ts';
import { planLargeTrip } from '../itinerary/large-trip.ts';
import { returningVisitor, type Returning, type Transfer } from './returning-visit.ts';
import type { Shelf } from './shelf.ts';

test.use({ crosses: ['mf-blog', 'mf-discovery'] });

const words = 'Explore latest travel stories on Tabi';
const newWords = 'Stories told anew';

test('a flip of the registry changes the next page load, and only that', async ({ page, request, shelf }) => {
  const problems: string[] = [];
  page.on('console', (message) => message.type() === 'error' && problems.push(message.text()));
  const before = shelf.current('mf-blog');
  const build = shelf.make('mf-blog', (_file, text) => text.replaceAll(words, newWords));
  await page.goto('/blog/');
  await expect(page.getByText(words)).toBeVisible();
  // Until the page lives, a link is a reload.
  await expect(page.locator('html')).toHaveAttribute('data-ready', 'yes');
  await markWindow(page);

  shelf.flip('mf-blog', build);
  const main = page.getByRole('navigation', { name: 'Main' });
  await main.getByRole('link', { name: 'About us' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Rediscover travel');
  await main.getByRole('link', { name: 'Blog' }).click();
  await expect(page.getByText(words), 'an open page keeps the build that it began with').toBeVisible();
  await expectNoReload(page);

  await page.reload();
  await expect(page.getByText(newWords)).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-ready', 'yes');
  expect(await (await request.get('/blog/')).text(), 'the server renders with it too').toContain(newWords);

  shelf.flip('mf-blog', before);
  await page.reload();
  await expect(page.getByText(words)).toBeVisible();
  expect(problems).toEqual([]);
});

test('a flip of one remote leaves the builds of the others as they were', async ({ page, shelf }) => {
  const build = shelf.make('mf-blog');
  shelf.flip('mf-blog', build);
  const asked: string[] = [];
  page.on('request', (wish) => asked.push(wish.url()));
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('data-ready', 'yes');
  expect(asked.some((url) => url.includes(`/_mf/mf-blog/${build}/remoteEntry.js`))).toBe(true);
  expect(asked.some((url) => url.includes(`/_mf/mf-discovery/${shelf.current('mf-discovery')}/`))).toBe(true);
  expect(asked.some((url) => url.includes(`/_mf/shell/${shelf.current('shell')}/`))).toBe(true);
});

const told = [
  { remote: 'mf-blog', path: '/blog/', words, newWords },
  {
    remote: 'mf-discovery',
    path: '/destinations',
    words: 'Cities and places all over Asia that we know well enough to plan a day in.',
    newWords: 'Places told anew.',
  },
] as const;
type Told = (typeof told)[number];

/** A build whose heading or first line is another, on the server and in browsers. */
const retell = (shelf: Shelf, { remote, words: old, newWords: anew }: Told): string =>
  shelf.make(remote, (file, text) => (file.endsWith('.json') ? text : text.replaceAll(`"${old}"`, `"${anew}"`)));
const textOf = async (request: APIRequestContext, address: string) => {
  const answer = await request.get(address);
  expect(answer.status(), address).toBe(200);
  return await answer.text();
};
/** Which build the document asks browsers to run. */
const buildIn = (html: string, remote: string) =>
  new RegExp(`"/_mf/${remote}/([a-z0-9]+)/remoteEntry\\.js"`).exec(html)?.[1];

test('two-releases-at-once: a page on its way keeps what it began with, the next one has both, and both go back', async ({
  page,
  request,
  shelf,
}) => {
  const problems: string[] = [];
  page.on('console', (message) => message.type() === 'error' && problems.push(message.text()));
  const before = told.map(({ remote }) => shelf.current(remote));
  const builds = told.map((one) => retell(shelf, one));
  let letGo = (): void => undefined;
  const released = new Promise<void>((resolve) => (letGo = resolve));
  await page.route('**/remoteEntry.js', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto('/blog/', { waitUntil: 'commit' });
  await expect(page.getByText(words)).toBeVisible();
  told.forEach(({ remote }, index) => shelf.flip(remote, builds[index] as string));
  letGo();
  await expect(page.locator('html')).toHaveAttribute('data-ready', 'yes');
  await expect(page.getByText(words)).toBeVisible();
  const main = page.getByRole('navigation', { name: 'Main' });
  await main.getByRole('link', { name: 'Destinations' }).click();
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText('Destinations');

  for (const [index, { remote, path, newWords: anew }] of told.entries()) {
    await page.goto(path);
    await expect(page.getByText(anew).first()).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('data-ready', 'yes');
    await expect(page.getByText(anew).first()).toBeVisible();
    const html = await textOf(request, path);
    expect([html.includes(anew), buildIn(html, remote)]).toEqual([true, builds[index]]);
  }
  told.forEach(({ remote }, index) => shelf.flip(remote, before[index] as string));
  for (const { path, newWords: anew } of told) {
    await page.goto(path);
    await expect(page.locator('html')).toHaveAttribute('data-ready', 'yes');
    await expect(page.getByText(anew)).toHaveCount(0);
  }
  expect(problems).toEqual([]);
});

for (const one of told)
  test(`sixty-flips: while ${one.remote} is released sixty times in a row every page is whole and of one build, and the last one stays`, async ({
    page,
    request,
    shelf,
  }) => {
    const { remote, path, newWords: anew } = one;
    const other = told.find((those) => those !== one) as Told;
    const before = shelf.current(remote);
    const build = retell(shelf, one);
    for (let flip = 0; flip < 60; flip += 1) {
      shelf.flip(remote, flip % 2 === 0 ? build : before);
      const [html, elsewhere] = await Promise.all([textOf(request, path), textOf(request, other.path)]);
      const ran = buildIn(html, remote);
      expect([build, before], 'a build that was released').toContain(ran);
      expect(html.includes(anew), 'the words are of the build that browsers are told of').toBe(ran === build);
      expect(elsewhere).toContain(other.words);
    }
    shelf.flip(remote, build);
    await page.goto(path);
    await expect(page.locator('html')).toHaveAttribute('data-ready', 'yes');
    await expect(page.getByText(anew).first()).toBeVisible();
    expect(buildIn(await textOf(request, path), remote)).toBe(build);
    expect((await request.get('/api/features')).status(), 'the API').toBe(200);
  });

/** What a visit fetches of builds. Parts of a font come with the first word that needs them, which may be another one each time. */
const ofBuilds = async (visitor: Returning): Promise<Transfer[]> =>
  (await visitor.visit()).filter(({ path }) => /^\/_mf\/.+\/.+(?<!\.woff2)$/.test(path));

/** What a visitor may need later is fetched when the browser has time, which may be after the first visit. */
async function untilAllIsThere(visitor: Returning): Promise<void> {
  await visitor.visit();
  const paths = async () => (await ofBuilds(visitor)).map(({ path }) => path);
  await expect.poll(paths, { message: 'who comes again has everything', timeout: 60_000 }).toEqual([]);
}

/** With the answers' headers. */
const bytesOf = (transfers: readonly Transfer[]) => transfers.reduce((sum, { bytes }) => sum + bytes, 0);

for (const one of told)
  test(`a release of ${one.remote} with one text changed costs a returning visitor its first script and what is different in the file of that text`, async ({
    browser,
    ownSite,
    shelf,
  }) => {
    const { remote, path } = one;
    const visitor = await returningVisitor(browser, ownSite.env.BASE_URL + path);
    await untilAllIsThere(visitor);
    const build = retell(shelf, one);
    shelf.flip(remote, build);
    const fetched = await ofBuilds(visitor);
    const paths = fetched.map((file) => file.path);
    expect(paths).toHaveLength(2);
    expect(paths).toContain(`/_mf/${remote}/${build}/remoteEntry.js`);
    expect(paths.join()).toMatch(new RegExp(`/_mf/${remote}/by-content/\\d+\\.[\\w-]{43}\\.js`));
    expect(bytesOf(fetched)).toBeLessThan(2_500);
    await visitor.close();
  });

test('a release with a text changed in the largest file of an itinerary costs its traveller less than 8 KB', async ({
  browser,
  ownSite,
  shelf,
}) => {
  const base = ownSite.env.BASE_URL;
  const { path, state } = await planLargeTrip(browser, base, 2);
  const visitor = await returningVisitor(browser, base + path, { storageState: state });
  await untilAllIsThere(visitor);
  const build = shelf.make('mf-planner', (_file, text) => text.replaceAll('"Stays where it is"', '"Stays, as ever"'));
  shelf.flip('mf-planner', build);
  const fetched = await ofBuilds(visitor);
  expect(fetched.map((file) => file.path).join()).toContain('/_mf/mf-planner/by-content/timeline.');
  expect(bytesOf(fetched)).toBeLessThan(8_000);
  await visitor.close();
});

test('a release of the shell with one text changed costs a returning visitor a kilobyte for each of its files', async ({
  browser,
  ownSite,
  shelf,
}) => {
  const visitor = await returningVisitor(browser, `${ownSite.env.BASE_URL}/about-us`);
  await untilAllIsThere(visitor);
  const build = shelf.make('shell', (_file, text) => text.replaceAll('"Skip to the page"', '"Skip to its words"'));
  shelf.flip('shell', build);
  const fetched = await ofBuilds(visitor);
  expect(fetched.map((file) => file.path).join()).toContain(`/_mf/shell/${build}/main.`);
  // Most of each is the answer's headers.
  for (const { path, bytes } of fetched) expect(bytes, path).toBeLessThan(2_500);
  await visitor.close();
});
