import { cpSync, existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { webpack, type Stats } from 'webpack';
import {
  assertFits,
  assertNotBad,
  draftFolder,
  exposesOf,
  findAssets,
  flipAll,
  isBad,
  keepDescription,
  readRegistry,
  sealBuild,
  sweepDrafts,
  wakeFile,
  type ReleaseAssets,
  type Why,
} from '@tabi/releases';
import { findApps, remoteIn, type App } from './apps.ts';
import { buildIdOf } from './build-id.ts';
import { buildHostForNode, buildRemoteForNode } from './node-build.ts';
import { releasesDir } from './paths.ts';
import { precompress } from './precompress.ts';
import { writeStylesheets } from './stylesheets.ts';
import { webpackConfig } from './webpack-config.ts';
import { drawIcons, offlineScripts, writeWake, writeWorker } from './web-app.ts';

export type BuiltApp = { app: string; buildId: string; fresh: boolean };

type Wish = {
  root: string;
  /** Names of apps; all when left out. */
  only?: string[];
  /** A remote that is not in the workspace, or a copy of one that is. */
  from?: string;
  log?: (line: string) => void;
};

/** `seal`: what the registry says of this build, when it has been there before. */
type Job = { app: App; buildId: string; folder: string; draft: string; seal: string | undefined };

function compile(jobs: Job[], root: string): Promise<Stats[]> {
  const configs = jobs.map(({ app, buildId, draft }) =>
    webpackConfig(app, root, { buildId, output: join(draft, 'browser'), mode: 'production' }),
  );
  return new Promise((resolve, reject) => {
    const compiler = webpack(configs);
    if (!compiler) return reject(new Error('webpack gave no compiler for these apps.'));
    compiler.run((error, stats) => {
      compiler.close(() => undefined);
      if (error) return reject(error);
      if (!stats || stats.hasErrors())
        return reject(new Error(stats?.toString({ preset: 'errors-only', colors: false })));
      resolve(stats.stats);
    });
  });
}

/** The scripts a page of this app needs first: the host's entrypoint, or a remote's container and what it exposes. */
function scriptsOf(app: App, stats: Stats): Pick<ReleaseAssets, 'scripts' | 'exposes'> {
  const scriptFiles = (files: Iterable<string>) => [...files].filter((file) => file.endsWith('.js'));
  if (app.role === 'host') {
    return { scripts: scriptFiles(stats.compilation.entrypoints.get('main')?.getFiles() ?? []), exposes: {} };
  }
  const exposes = Object.keys(exposesOf(app.description)).map((expose) => {
    const name = `__federation_expose_${expose.slice(2).replaceAll('/', '__')}`;
    return [expose.slice(2), scriptFiles(stats.compilation.namedChunkGroups.get(name)?.getFiles() ?? [])];
  });
  const container = stats.compilation.getAssets().find(({ name }) => name.startsWith('container.'))?.name ?? [];
  return {
    scripts: ['remoteEntry.js', container].flat(),
    exposes: Object.fromEntries(exposes) as Record<string, string[]>,
  };
}

async function finish(job: Job, root: string, stats: Stats): Promise<void> {
  const browser = join(job.draft, 'browser');
  if (existsSync(join(job.app.dir, 'public'))) cpSync(join(job.app.dir, 'public'), browser, { recursive: true });
  const styles = await writeStylesheets(root, job.app, job.draft);
  const wake = job.app.role === 'host' ? { wake: wakeFile } : {};
  const assets: ReleaseAssets = { ...scriptsOf(job.app, stats), ...wake, ...styles };
  writeFileSync(join(job.draft, 'assets.json'), `${JSON.stringify(assets, null, 2)}\n`);
  keepDescription(job.draft, job.app.description);
  const server = join(job.draft, 'server');
  if (job.app.role === 'host') {
    await buildHostForNode(job.app, root, server);
    await drawIcons(job.app.dir, browser);
    await writeWake(job.app.dir, browser);
    const files = [
      ...assets.scripts,
      ...assets.styles,
      ...assets.fonts.flatMap(({ file, preload }) => (preload ? file : [])),
    ];
    await writeWorker(job.app.dir, browser, { buildId: job.buildId, files: [...files, ...offlineScripts(stats)] });
  } else await buildRemoteForNode(job.app, root, server, exposesOf(job.app.description));
  sealBuild(job.draft);
  await precompress(browser);
  // Who builds the same at the same time may have been quicker; what visitors have of it by now stays.
  if (findAssets(job.folder, job.seal)) return;
  rmSync(job.folder, { recursive: true, force: true });
  renameSync(job.draft, job.folder);
}

/**
 * Builds every app whose release is not there yet, and makes none of them current. Builds are named by their inputs, so
 * what has not changed costs one digest.
 */
export async function makeBuilds(wish: Wish): Promise<BuiltApp[]> {
  const releases = releasesDir(wish.root);
  const known = wish.from ? [remoteIn(wish.from)] : findApps(wish.root);
  const apps = known.filter((app) => !wish.only || wish.only.includes(app.name));
  if (apps.length === 0) throw new Error(`No app is called ${wish.only?.join(', ')}.`);
  // Asked again when they flip; here too, so that nobody waits for a build that cannot go out.
  const registry = readRegistry(releases);
  assertFits(registry, Object.fromEntries(apps.map(({ name, description }) => [name, description])));
  const all = apps.map((app): Job => {
    const buildId = buildIdOf(wish.root, app);
    const folder = join(releases, app.name, buildId);
    const seal = registry.apps[app.name]?.seals?.[buildId];
    return { app, buildId, folder, draft: draftFolder(releases, app.name, buildId), seal };
  });
  // Who asks for one app is told; who builds all of them keeps what is good.
  if (wish.only) for (const { app, buildId } of all) assertNotBad(registry, app.name, buildId);
  const stays = ({ app, buildId }: Job) => {
    if (isBad(registry, app.name, buildId)) return 'was taken back';
    return !wish.only && registry.apps[app.name]?.canary?.build === buildId ? 'is its canary' : null;
  };
  const jobs = all.filter((job) => !stays(job));
  for (const job of all.filter((one) => !jobs.includes(one)))
    wish.log?.(`${job.app.name} stays as it is: what its sources make ${stays(job)}.`);
  for (const { name } of apps) sweepDrafts(releases, name);
  // A build whose assets.json is damaged is no build: it is made anew.
  const stale = jobs.filter((job) => !findAssets(job.folder, job.seal));
  if (stale.length > 0) {
    wish.log?.(`Building ${stale.map((job) => job.app.name).join(', ')}`);
    for (const job of stale) mkdirSync(job.draft, { recursive: true });
    try {
      const stats = await compile(stale, wish.root);
      await Promise.all(stale.map((job, index) => finish(job, wish.root, stats[index] as Stats)));
    } finally {
      for (const job of stale) rmSync(job.draft, { recursive: true, force: true });
    }
  }
  return jobs.map((job) => ({ app: job.app.name, buildId: job.buildId, fresh: stale.includes(job) }));
}

/** Makes builds current. */
export function flipBuilds(root: string, builds: readonly BuiltApp[], why: Why): void {
  const flips = builds.map(({ app, buildId, fresh }) => ({ app, build: buildId, isFresh: fresh }));
  flipAll(releasesDir(root), flips, why);
}

/** Builds all that is asked for and makes it current at once, tried or not: for what is built before there is a site. */
export async function buildApps(wish: Wish & { reason?: string }): Promise<BuiltApp[]> {
  const builds = await makeBuilds(wish);
  flipBuilds(wish.root, builds, wish.reason ?? 'build');
  return builds;
}
