import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { exposesOf } from '@tabi/releases';
import type { App } from './apps.ts';
import { bundledOfShared, type Bundled } from './bundled-sources.ts';
import { digestOf, filesBelow } from './files.ts';
import { isHouse } from './house.ts';
import { closureOf, readLockfile, type Lockfile } from './lockfile.ts';
import { outsidePackages } from './outside-packages.ts';
import { rangesOf } from './ranges.ts';

/** What turns sources into a build; another version of one of them may turn them into another. */
const builders =
  /^(webpack|minimizer-webpack-plugin|@module-federation\/enhanced|swc-loader|@swc\/core|postcss|postcss-modules|esbuild)$/;
/** Draws the icons, which only the host has. */
const hostBuilders = /^(sharp|subset-font)$/;

/** What the host brings in place of a remote's own. */
const hostBrings = /^(@tabi\/shared|react|react-dom)$/;

/** Nothing of them is left when a build runs. */
const typesOnly = /^@types\//;

/** Files of this folder that find, name and place builds without a say in what is in them. */
const besides = [
  'apps.ts',
  'build-id.ts',
  'bundled-sources.ts',
  'house.ts',
  'outside-packages.ts',
  'lockfile.ts',
  'paths.ts',
];
const forHostOnly = ['font-fallbacks.ts', 'font-parts.ts', 'fonts.ts', 'web-app.ts'];

const nothing: Bundled = { shared: [], libraries: [] };

/** What the runtime in the browser takes from elsewhere. */
const ofRuntime = [require.resolve('@tabi/releases/range')];

/** The rules of building, as files. */
function rulesFor(root: string, role: App['role']): string[] {
  const folder = isHouse(root) ? join(root, 'tools/federation') : __dirname;
  const others = [...besides, ...(role === 'host' ? [] : forHostOnly)].map((name) => join(folder, name));
  return [...filesBelow(folder), ...ofRuntime].filter((file) => !others.includes(file));
}

const lockfileOf = (root: string) => readLockfile(readFileSync(join(root, 'pnpm-lock.yaml'), 'utf8'));

/** The installed packages that become part of the build or make it, as `name@version`. */
function packagesOf(lockfile: Lockfile, app: App, bundled: Bundled): string[] {
  const isHost = app.role === 'host';
  const all = [
    ...closureOf(lockfile, app.name, (name) => isHost || !hostBrings.test(name)),
    ...closureOf(lockfile, 'shared', (name) => bundled.libraries.includes(name)),
    ...closureOf(lockfile, 'tools', (name) => builders.test(name) || (isHost && hostBuilders.test(name))),
  ];
  return all.filter((name) => !typesOnly.test(name));
}

/**
 * The name of a build: a digest of all that goes into it, so the same source is the same build anywhere, and what does
 * not go into it ships nothing. The host carries `shared` as it is; a remote carries of it what no facade shares, and
 * asks for the rest by the range in its remote.json.
 */
export function buildIdOf(root: string, app: App): string {
  const isRemote = app.role === 'remote';
  const entries = isRemote ? Object.values(exposesOf(app.description)).map((file) => join(app.dir, file)) : [];
  const bundled = isRemote ? bundledOfShared(root, entries) : nothing;
  const files = [
    ...filesBelow(join(app.dir, 'src')),
    ...filesBelow(join(app.dir, 'public')),
    ...(isRemote ? bundled.shared : filesBelow(join(root, 'shared/src'))),
    ...rulesFor(root, app.role),
  ];
  // The description lies in the build, and flips with it.
  const said = [app.description, rangesOf(root, app)].map((one) => JSON.stringify(one));
  const packages = isHouse(root) ? packagesOf(lockfileOf(root), app, bundled) : outsidePackages(root);
  const salt = [...said, ...packages];
  return digestOf(root, files, salt.join('\n'));
}
