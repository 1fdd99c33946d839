import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect } from '@playwright/test';
import { downNote, expectNoReload, markWindow, test } from './own-site.ts';

test.use({ crosses: ['mf-blog'] });

const root = path.join(__dirname, '../..');
const original = path.join(root, 'mf-blog');

type Described = { name: string; path: string; example?: string; title: string; render: string };
type Remote = { pages: Described[] };

/** The blog's folder as its team has it somewhere else; only what makes its build comes along. */
const copyOfBlog = (): string => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'tabi-blog-'));
  for (const name of ['src', 'package.json', 'remote.json', 'widgets.d.ts']) {
    cpSync(path.join(original, name), path.join(folder, name), { recursive: true });
  }
  symlinkSync(path.join(original, 'node_modules'), path.join(folder, 'node_modules'));
  return folder;
};

const describe = (folder: string, change: (remote: Remote) => void) => {
  const file = path.join(folder, 'remote.json');
  const remote = JSON.parse(readFileSync(file, 'utf8')) as Remote;
  change(remote);
  writeFileSync(file, JSON.stringify(remote));
};

const trains: Described = {
  name: 'nightTrains',
  path: '/blog/trains/:line',
  example: '/blog/trains/sleeper-east',
  title: 'Night trains: {line}',
  render: 'server',
};

const trainsPage = `
import { usePageLink } from '@tabi/shared/federation';
import { Link, useParams } from '@tabi/shared/router';

export function Page() {
  const { line = '' } = useParams();
  const linkTo = usePageLink();
  return (
    <>
      <h1>By night on the {line}</h1>
      <Link to={linkTo('nightTrains', { line: 'orient-express' })}>The other one</Link>
    </>
  );
}
`;

const addPage = (folder: string) => {
  const routes = path.join(folder, 'src/routes.tsx');
  const text = readFileSync(routes, 'utf8');
  writeFileSync(
    routes,
    text.replace(
      "['routes'] = {",
      "['routes'] = {\n  nightTrains: { page: () => import('./features/home/night-trains.page.tsx') },",
    ),
  );
  writeFileSync(path.join(folder, 'src/features/home/night-trains.page.tsx'), trainsPage);
};

/** Trying it first is release-checks.spec.ts's. */
const looksItself = ['--without-trial', 'this test looks itself'];

/** `pnpm release mf-blog --from <folder>`, into the releases of the running site. */
const release = (folder: string, releases: string) =>
  promisify(execFile)(
    process.execPath,
    ['node_modules/tsx/dist/cli.mjs', 'tools/registry/release.ts', 'mf-blog', '--from', folder, ...looksItself],
    { cwd: root, env: { ...process.env, RELEASES_DIR: releases } },
  );

test('a remote adds a page and retitles another without a change anywhere else', async ({
  page,
  request,
  shelf,
  ownSite,
}) => {
  test.setTimeout(180_000);
  const { RELEASES_DIR } = ownSite.env;
  const folder = copyOfBlog();
  const others = ['shell', 'mf-discovery', 'mf-planner', 'mf-account'];
  const before = others.map(shelf.current);
  expect((await request.get('/blog/trains/sleeper-east')).status(), 'no such page yet').toBe(404);

  describe(folder, ({ pages }) => {
    pages.push(trains);
    for (const one of pages) if (one.name === 'blog') one.title = 'Stories on the way';
  });
  addPage(folder);
  await release(folder, RELEASES_DIR);
  rmSync(folder, { recursive: true });

  expect(others.map(shelf.current), 'nobody else was released').toEqual(before);
  const answer = await request.get('/blog/trains/sleeper-east');
  const html = await answer.text();
  expect(answer.status()).toBe(200);
  expect(html).toContain('<title>Night trains: Sleeper East · Tabi</title>');
  expect(html, 'rendered on the server').toContain('By night on the');
  expect(await (await request.get('/blog/')).text()).toContain('<title>Stories on the way · Tabi</title>');

  await page.goto('/about-us');
  await expect(page.locator('html')).toHaveAttribute('data-ready', 'yes');
  await markWindow(page);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Blog' }).click();
  await expect(page).toHaveTitle('Stories on the way · Tabi');
  await expectNoReload(page);
  await page.goto('/blog/trains/sleeper-east');
  await expect(page.locator('html')).toHaveAttribute('data-ready', 'yes');
  await page.getByRole('link', { name: 'The other one' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('By night on the orient-express');
  await expect(page).toHaveTitle('Night trains: Orient Express · Tabi');
  expect(new URL(page.url()).pathname).toBe('/blog/trains/orient-express');

  shelf.hide('mf-blog');
  const outage = await page.goto('/blog/trains/sleeper-east');
  expect(outage?.status(), 'an outage is no missing page').toBe(503);
  await expect(downNote(page)).toBeVisible();
  await expect(page).toHaveTitle('Night trains: Sleeper East · Tabi');
});

test('a page outside the remote’s prefixes, or that another has, is refused and nothing is released', async ({
  request,
  shelf,
  ownSite,
}) => {
  const { RELEASES_DIR } = ownSite.env;
  const folder = copyOfBlog();
  const before = shelf.current('mf-blog');
  describe(folder, ({ pages }) =>
    pages.push({ ...trains, path: '/destinations/:line', example: '/destinations/east' }),
  );
  const refusal = await release(folder, RELEASES_DIR).then(
    () => 'It was released.',
    ({ stderr }: { stderr: string }) => stderr,
  );
  rmSync(folder, { recursive: true });
  expect(refusal).toContain('mf-blog may not serve /destinations/:line (its page "nightTrains"): it may use /blog.');
  expect(refusal).toContain(
    'mf-blog (page "nightTrains") and mf-discovery (page "locationDetails") claim the same path',
  );
  expect(shelf.current('mf-blog')).toBe(before);
  expect((await request.get('/blog/')).status()).toBe(200);
});
