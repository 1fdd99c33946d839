import { cpSync, existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect } from '@playwright/test';
import { openShelf } from '../failures/shelf.ts';
import { mainHeading, open } from '../journeys/traveller.ts';
import { currentBuild, manifestOf } from '../releases.ts';
import { startSite } from '../site.ts';
import { test } from './own-copy.ts';

test.use({ crosses: ['mf-discovery'] });

test.describe.configure({ mode: 'serial', timeout: 240_000 });

const root = path.join(__dirname, '../..');
const remote = 'mf-night-trains';

test('a new remote keeps the rules, compiles, and has nothing that linter or formatter would change', async ({
  copy,
}) => {
  const changed = [remote, 'shell/shell.json'];
  await Promise.all([
    copy.run('tsx/dist/cli.mjs', 'tools/structure/structure.ts'),
    copy.run('tsx/dist/cli.mjs', 'tools/verify/types.ts', remote, 'shell'),
    copy.run('eslint/bin/eslint.js', remote),
    copy.run('prettier/bin/prettier.cjs', '--check', '--ignore-unknown', '--log-level', 'warn', ...changed),
  ]);
});

test('a new remote passes its own tests', async ({ copy }) => {
  await copy.run('jest/bin/jest.js', '--selectProjects', 'browser', `--testPathPatterns=/${remote}/`);
});

test('a new remote has an owner, a prefix, and its place in the lockfile', async ({ copy }) => {
  const textOf = (file: string) => readFileSync(path.join(copy.root, file), 'utf8');
  expect(textOf('.github/CODEOWNERS')).toMatch(/^\/mf-night-trains\/ +@tabi\/night-trains$/m);
  expect(JSON.parse(textOf('shell/shell.json'))).toMatchObject({ prefixes: { [remote]: ['/night-trains'] } });
  expect(textOf('pnpm-lock.yaml')).toMatch(/^ {2}mf-night-trains:$/m);
});

test('a new remote is released, and its page stands in the site with what leads on from it', async ({
  copy,
  page,
  request,
}) => {
  cpSync(process.env['RELEASES_DIR'] ?? path.join(root, 'releases'), copy.releases, { recursive: true });
  // The shell goes out first, for it gives the prefix. Only its description is new, so it is not built again.
  const shelf = openShelf(copy.releases);
  const described = readFileSync(path.join(copy.root, 'shell/shell.json'), 'utf8');
  const shell = shelf.make('shell', (file, text) => (file === 'description.json' ? described : text));
  shelf.flip('shell', shell);
  await copy.run('tsx/dist/cli.mjs', 'tools/registry/release.ts', remote, '--without-trial', 'this test looks itself');
  const site = await startSite(copy.releases);
  try {
    const address = `${site.env.BASE_URL}/night-trains`;
    const html = await (await request.get(address)).text();
    expect(html, 'rendered on the server').toMatch(/<h1[^>]*>Night trains<\/h1>/);
    expect(html).toContain('<title>Night trains');
    await open(page, address);
    await expect(mainHeading(page)).toHaveText('Night trains');
    await page.getByRole('main').getByRole('link', { name: 'Kyoto', exact: true }).click();
    await expect(page).toHaveURL(/\/destinations\/kyoto$/);
    await page.goBack();
    await expect(mainHeading(page)).toHaveText('Night trains');
    const { exposes } = manifestOf(currentBuild(site.env.RELEASES_DIR, remote));
    expect(exposes.map(({ path: expose }) => expose).sort()).toEqual(['./routes', './widgets/NightTrainsList']);
  } finally {
    await site.stop();
  }
});

test('a name that is taken, or that cannot be, is refused and nothing is written', async ({ copy }) => {
  const refusalOf = (name: string) =>
    copy.run('tsx/dist/cli.mjs', 'tools/new-remote/new-remote.ts', 'remote', name, '--lockfile-only').then(
      () => 'It was made.',
      (error: Error) => error.message,
    );
  expect(await refusalOf('night-trains')).toContain('There is a folder mf-night-trains already');
  expect(await refusalOf('privacy')).toContain('claim the same path, /privacy');
  expect(await refusalOf('hotels')).toContain('/hotels belongs to mf-discovery already');
  expect(await refusalOf('Night Trains')).toContain('is no name for a remote');
  for (const folder of ['mf-privacy', 'mf-hotels']) expect(existsSync(path.join(copy.root, folder))).toBe(false);
});
