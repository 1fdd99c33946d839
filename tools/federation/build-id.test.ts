import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { findApps } from './apps.ts';
import { buildIdOf } from './build-id.ts';

const description = (name: string) =>
  JSON.stringify({
    name,
    owner: 'A team',
    pages: [{ name: 'home', path: '/home', title: 'Home', render: 'server' }],
    widgets: [],
    events: { emits: [], listens: [] },
    needs: { '@tabi/shared': '^1.0' },
  });

const wants = (packages: Record<string, string>) =>
  Object.entries(packages).map(
    ([name, version]) => `      ${name}:\n        specifier: 'catalog:'\n        version: ${version}`,
  );

const importer = (folder: string, packages: Record<string, string>) =>
  [`  ${folder}:`, '    dependencies:', ...wants(packages), ''].join('\n');

type Versions = Record<'fastify' | 'slides' | 'maps' | 'webpack' | 'loader', string>;
const versions: Versions = { fastify: '5.0.0', slides: '1.0.0', maps: '2.0.0', webpack: '5.110.3', loader: '1.0.0' };

/** mf-blog has slides, mf-trips has maps, the API has fastify; webpack brings a loader. */
const lockfile = (change: Partial<Versions> = {}) => {
  const now = { ...versions, ...change };
  return [
    'importers:\n',
    importer('api', { fastify: now.fastify }),
    importer('mf-blog', { "'@tabi/shared'": 'link:../shared', slides: now.slides }),
    importer('mf-trips', { "'@tabi/shared'": 'link:../shared', maps: now.maps }),
    importer('shared', { react: '19.0.0' }),
    importer('shell', { "'@tabi/shared'": 'link:../shared' }),
    importer('tools', { webpack: now.webpack }),
    'snapshots:\n',
    `  webpack@${now.webpack}:\n    dependencies:\n      loader: ${now.loader}\n`,
  ].join('\n');
};

const react = (version: string) => JSON.stringify({ version });

const house: Record<string, string> = {
  'pnpm-lock.yaml': lockfile(),
  'shared/package.json': JSON.stringify({
    version: '1.0.0',
    exports: { './ui': './src/ui/ui.ts', './money': './src/money/money.ts' },
  }),
  'shared/src/ui/ui.ts': 'export const ui = 1;',
  'shared/src/money/money.ts': "export { convert } from './convert.ts';",
  'shared/src/money/convert.ts': 'export const convert = 1;',
  ...Object.fromEntries(
    ['shell', 'mf-blog', 'mf-trips'].map((app) => [`${app}/node_modules/react/package.json`, react('19.3.1')]),
  ),
  'shell/shell.json': JSON.stringify({
    name: 'shell',
    owner: 'A team',
    pages: [{ name: 'landing', path: '/', title: 'Home', render: 'server' }],
    prefixes: {},
  }),
  'shell/src/index.ts': 'export {};',
  'mf-blog/remote.json': description('mf-blog'),
  'mf-blog/src/routes.tsx': "import { ui } from '@tabi/shared/ui';",
  'mf-trips/remote.json': description('mf-trips'),
  'mf-trips/src/routes.tsx': "import { cost } from './cost.ts';",
  'mf-trips/src/cost.ts': "import {\n  convert,\n} from '@tabi/shared/money';\nexport const cost = convert;",
  'tools/federation/webpack-config.ts': 'export const config = 1;',
  'tools/federation/web-app.ts': 'export const icons = 1;',
  'tools/federation/paths.ts': 'export const paths = 1;',
};

let root: string;
const write = (files: Record<string, string>) => {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(join(root, dirname(file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
};
const ids = () => Object.fromEntries(findApps(root).map((app) => [app.name, buildIdOf(root, app)]));

/** The apps that another build is needed for after these changes. */
const shippedBy = (changes: Record<string, string>) => {
  const before = ids();
  write(changes);
  const now = ids();
  return Object.keys(now).filter((app) => now[app] !== before[app]);
};

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'tabi-build-id-'));
  write(house);
});
afterEach(() => rmSync(root, { recursive: true }));

it.each([
  ['nothing', 'a library of a server', { 'pnpm-lock.yaml': lockfile({ fastify: '5.1.0' }) }, []],
  ['a remote alone', 'a library of its own', { 'pnpm-lock.yaml': lockfile({ slides: '1.1.0' }) }, ['mf-blog']],
  ['a remote alone', 'its sources', { 'mf-trips/src/cost.ts': 'export const cost = 2;' }, ['mf-trips']],
  [
    'a remote alone',
    'its description',
    { 'mf-blog/remote.json': description('mf-blog').replace('A team', 'Another team') },
    ['mf-blog'],
  ],
  ['nothing', 'a test', { 'mf-blog/src/routes.test.tsx': 'it.todo("reads");' }, []],
  ['the shell alone', 'a facade of shared', { 'shared/src/ui/ui.ts': 'export const ui = 2;' }, ['shell']],
  [
    'the shell alone',
    'what shared promises',
    { 'shared/package.json': house['shared/package.json']!.replace('1.0.0', '1.1.0') },
    ['shell'],
  ],
  [
    'the shell and whoever carries it',
    'a file of shared that is no facade',
    { 'shared/src/money/convert.ts': 'export const convert = 2;' },
    ['mf-trips', 'shell'],
  ],
  ['all', 'the build tool', { 'pnpm-lock.yaml': lockfile({ webpack: '5.110.4' }) }, ['mf-blog', 'mf-trips', 'shell']],
  [
    'all',
    'what the build tool brings',
    { 'pnpm-lock.yaml': lockfile({ loader: '1.0.1' }) },
    ['mf-blog', 'mf-trips', 'shell'],
  ],
  [
    'all',
    'the rules of building',
    { 'tools/federation/webpack-config.ts': 'export const config = 2;' },
    ['mf-blog', 'mf-trips', 'shell'],
  ],
  [
    'the shell alone',
    'the drawing of its icons',
    { 'tools/federation/web-app.ts': 'export const icons = 2;' },
    ['shell'],
  ],
  ['nothing', 'where builds are put', { 'tools/federation/paths.ts': 'export const paths = 2;' }, []],
])('%s is shipped by another version of %s', (_who, _what, changes, apps) => {
  expect(shippedBy(changes as Record<string, string>).sort()).toEqual(apps);
});
