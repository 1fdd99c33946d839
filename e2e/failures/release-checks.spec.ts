import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect } from '@playwright/test';
import { readRegistry } from '@tabi/releases';
import { test } from './own-site.ts';
import { returningVisitor } from './returning-visit.ts';

test.use({ crosses: ['mf-blog'] });

// Builds, checks and tries a remote in a site and a browser of its own, several times.
test.describe.configure({ mode: 'serial', timeout: 240_000 });

const root = path.join(__dirname, '../..');
const page = 'src/features/posts/post.page.tsx';
let folder: string;

/** What its team has somewhere else: only what makes its build comes along. */
const copyOf = (app: string): void => {
  folder = mkdtempSync(path.join(os.tmpdir(), `tabi-${app}-`));
  for (const name of ['src', 'package.json', 'remote.json', 'widgets.d.ts'])
    cpSync(path.join(root, app, name), path.join(folder, name), { recursive: true });
  symlinkSync(path.join(root, app, 'node_modules'), path.join(folder, 'node_modules'));
};
test.beforeEach(() => copyOf('mf-blog'));
test.afterEach(() => rmSync(folder, { recursive: true }));

/** Puts a line at the beginning of the page's component. @returns where it stands */
const begin = (line: string): string => {
  const file = path.join(folder, page);
  const lines = readFileSync(file, 'utf8').split('\n');
  const at = lines.findIndex((text) => text.startsWith('export function Page()')) + 1;
  lines.splice(at, 0, line);
  writeFileSync(file, lines.join('\n'));
  return `${page}:${at + 1}`;
};

/** What `pnpm release <app>` says, and whether it went out. */
const releaseOf = async (app: string, releases: string, ...words: string[]): Promise<{ ok: boolean; said: string }> => {
  const all = ['node_modules/tsx/dist/cli.mjs', 'tools/registry/release.ts', app, '--from', folder, ...words];
  const env = { ...process.env, RELEASES_DIR: releases };
  return promisify(execFile)(process.execPath, all, { cwd: root, env }).then(
    ({ stdout }) => ({ ok: true, said: stdout }),
    ({ stdout, stderr }: { stdout: string; stderr: string }) => ({ ok: false, said: stdout + stderr }),
  );
};

const release = (releases: string, ...words: string[]) => releaseOf('mf-blog', releases, ...words);

test('what throws on its first render on the server never ships, and the message says page, error and line', async ({
  ownSite,
  shelf,
}) => {
  const before = shelf.current('mf-blog');
  const at = begin(`  if (Date.now() > 0) throw new Error('no story today');`);
  const { ok, said } = await release(ownSite.env.RELEASES_DIR);
  expect(said).toMatch(/\/blog\/post\/[\w-]+ \(server\): no story today, at \S+post\.page\.tsx:\d+/);
  expect(said).toContain(at);
  expect(ok).toBe(false);
  expect(shelf.current('mf-blog')).toBe(before);
});

test('what only the browser finds never ships either: throwing, and what the content policy forbids', async ({
  ownSite,
  shelf,
}) => {
  const before = shelf.current('mf-blog');
  begin(`  if (typeof window !== 'undefined') { try { (0, eval)('1'); } catch {} throw new Error('not here'); }`);
  const { ok, said } = await release(ownSite.env.RELEASES_DIR);
  expect(said).toMatch(/\(browser\): threw: not here, at \S+post\.page\.tsx:\d+/);
  expect(said).toMatch(/\(browser\): violates the content policy: script-src forbids eval/);
  expect(ok).toBe(false);
  expect(shelf.current('mf-blog')).toBe(before);
});

/** Changes what stands in one of the remote's files. */
const edit = (file: string, words: string, newWords: string): void => {
  const text = readFileSync(path.join(folder, file), 'utf8');
  expect(text).toContain(words);
  writeFileSync(path.join(folder, file), text.replace(words, newWords));
};

test('what is sound ships, with who did it, why, and why no browser looked, and costs a returning visitor only what it changes', async ({
  browser,
  ownSite,
  request,
}) => {
  const { RELEASES_DIR, BASE_URL } = ownSite.env;
  expect(await release(RELEASES_DIR, '--without-trial', 'the next one is tried')).toMatchObject({ ok: true });
  const visitor = await returningVisitor(browser, `${BASE_URL}/blog/`);
  await visitor.visit();
  const ofBuilds = async () => (await visitor.visit()).filter((one) => /^\/_mf\/.+\//.test(one.path));
  // What a visitor may need later is fetched when the browser has time, which may be after the first visit.
  await expect.poll(ofBuilds, { message: 'who comes again has everything', timeout: 60_000 }).toEqual([]);

  edit('remote.json', '"title": "Blog"', '"title": "Our stories"');
  edit('src/features/home/home.page.tsx', 'Explore latest travel stories on Tabi', 'Stories told anew');
  const why = ['--reason', 'a better title', '--actor', 'Mai', '--without-browser', 'others look'];
  const { ok, said } = await release(RELEASES_DIR, ...why);
  expect(said).toMatch(/mf-blog is at [0-9a-f]{12}, after [\d.]+ s\./);
  expect(ok).toBe(true);
  const { apps, history } = readRegistry(RELEASES_DIR);
  expect(apps['mf-blog']?.acts?.at(-1)).toMatchObject({ what: 'flip', actor: 'Mai' });
  expect(history.at(-1)).toMatchObject({
    app: 'mf-blog',
    reason: 'a better title (not opened in a browser: others look)',
  });
  expect(await (await request.get('/blog')).text()).toContain('<title>Our stories');

  const transfers = await ofBuilds();
  const fetched = transfers.map((one) => one.path.replace(/\/[0-9a-f]{12}\//, '/build/')).join();
  expect(transfers, fetched).toHaveLength(2);
  expect(fetched).toContain('/_mf/mf-blog/build/remoteEntry.js');
  expect(fetched).toMatch(/\/_mf\/mf-blog\/by-content\/\d+\.[\w-]{43}\.js/);
  expect(transfers.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThanOrEqual(8 * 1024);
  await visitor.close();
});

test('the heaviest remotes ship as they stand: tried in a browser, within their budgets', async ({ ownSite }) => {
  for (const app of ['mf-planner', 'mf-discovery']) {
    rmSync(folder, { recursive: true });
    copyOf(app);
    edit('remote.json', '"title": "', '"title": "Our ');
    const { ok, said } = await releaseOf(app, ownSite.env.RELEASES_DIR);
    expect(said).toMatch(/At most [\d.]+ KiB of its own at first/);
    expect(ok).toBe(true);
  }
});
