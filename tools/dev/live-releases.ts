import { cpSync, existsSync, mkdirSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  assertFits,
  buildFolder,
  exposesOf,
  readRegistry,
  wakeFile,
  type Registry,
  type ReleaseAssets,
} from '@tabi/releases';
import { findApps, type App } from '../federation/apps.ts';
import { makeFonts } from '../federation/fonts.ts';
import { liveBuild, liveFiles } from '../federation/live-config.ts';
import { buildHostForNode, buildRemoteForNode } from '../federation/node-build.ts';
import { drawIcons, writeWake } from '../federation/web-app.ts';

export const liveFolder = (folder: string, app: App): string => buildFolder(folder, app.name, liveBuild);

/** What of a live build is not webpack's: the files that lie beside the code, and what a page must name. */
async function prepare(root: string, app: App, folder: string): Promise<void> {
  const at = liveFolder(folder, app);
  const browser = join(at, 'browser');
  mkdirSync(browser, { recursive: true });
  const host = app.role === 'host';
  if (existsSync(join(app.dir, 'public'))) cpSync(join(app.dir, 'public'), browser, { recursive: true });
  if (host) await Promise.all([drawIcons(app.dir, browser), writeWake(app.dir, browser)]);
  const assets: ReleaseAssets = {
    scripts: [host ? liveFiles.script : 'remoteEntry.js'],
    ...(host ? { wake: wakeFile } : {}),
    styles: [liveFiles.styles],
    fonts: host ? (await makeFonts(root, browser)).files : [],
    exposes: {},
  };
  writeFileSync(join(at, 'assets.json'), JSON.stringify(assets));
}

const buildForNode = (root: string, app: App, folder: string): Promise<void> => {
  const server = join(liveFolder(folder, app), 'server');
  return app.role === 'host'
    ? buildHostForNode(app, root, server)
    : buildRemoteForNode(app, root, server, exposesOf(app.description));
};

/** The page server looks at this file to see that something is new, and has the route table from it. */
function writeRegistry(folder: string, live: readonly App[], released: Registry['apps']): void {
  const alive = live.map(({ name, description }) => [name, { current: liveBuild, previous: [], description }]);
  const registry = { apps: { ...released, ...Object.fromEntries(alive) }, history: [] } as Registry;
  assertFits({ apps: released, history: [] }, Object.fromEntries(live.map((app) => [app.name, app.description])));
  const file = join(folder, 'registry.json');
  writeFileSync(`${file}.new`, JSON.stringify(registry));
  renameSync(`${file}.new`, file);
}

const say = (problem: unknown) => console.error(problem instanceof Error ? problem.message : problem);

export type LiveReleases = {
  /** The sources of this app are others now. */
  changed: (app: string) => void;
  /** Brings what the page server has of the live apps up to their sources, as far as these make sense. */
  refresh: () => Promise<void>;
};

type LiveReleasesWish = {
  root: string;
  /** For these alone; it is emptied. */
  folder: string;
  live: readonly App[];
  /** Names of the apps that come from `releases`. */
  released: readonly string[];
  releases: string;
};

/** A folder of releases for the page server: live builds of some apps, and of the others what was released. */
export async function openLiveReleases(wish: LiveReleasesWish): Promise<LiveReleases> {
  const { root, folder, live, released, releases } = wish;
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const entries = Object.entries(readRegistry(releases).apps).filter(([name]) => released.includes(name));
  for (const [name] of entries) symlinkSync(join(releases, name), join(folder, name));
  for (const app of live) await prepare(root, app, folder);

  const stale = new Set(live.map(({ name }) => name));
  const build = async () => {
    const names = [...stale];
    stale.clear();
    if (names.length === 0) return;
    try {
      const now = findApps(root).filter(({ name }) => live.some((app) => app.name === name));
      const apps = now.filter(({ name }) => names.includes(name));
      // Where sources do not compile, pages are rendered with the build before.
      const results = await Promise.allSettled(apps.map((app) => buildForNode(root, app, folder)));
      for (const result of results) if (result.status === 'rejected') say(result.reason);
      writeRegistry(folder, now, Object.fromEntries(entries));
    } catch (error) {
      say(error);
    }
  };
  let building = Promise.resolve();
  return {
    changed: (name) => void stale.add(name),
    refresh: () => (building = building.then(build)),
  };
}
