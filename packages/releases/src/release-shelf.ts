import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { buildFolder, containerName, readAssets, type ReleaseAssets } from './build.ts';
import type { RemoteDescription } from './description.ts';
import { descriptionsIn, readRegistry, registryFile, type Registry } from './registry.ts';

/** One build that is there: `base` is where browsers find its files. */
export type Release = {
  app: string;
  buildId: string;
  folder: string;
  base: string;
  container: string;
  assets: ReleaseAssets;
};

export type ReleaseShelf = {
  /** Changes whenever the registry does. */
  version: () => string;
  /** The builds of an app that are really there, the one to use first. */
  of: (app: string) => Release[];
  remotes: () => string[];
  /** What each remote says of itself: there even when none of its builds is. */
  descriptions: () => Record<string, RemoteDescription>;
};

/** The registry and the releases it names, read anew whenever the file changes: a flip needs no restart. */
export function openReleases(releases: string): ReleaseShelf {
  let stamp = '';
  let registry: Registry = { apps: {}, history: [] };
  const known = new Map<string, ReleaseAssets>();

  const refresh = () => {
    const file = registryFile(releases);
    const now = existsSync(file) ? `${statSync(file).mtimeMs}-${statSync(file).ino}` : 'none';
    if (now !== stamp) registry = readRegistry(releases);
    stamp = now;
  };

  const release = (app: string, buildId: string): Release | null => {
    const folder = buildFolder(releases, app, buildId);
    if (!existsSync(join(folder, 'assets.json'))) return null;
    const assets = known.get(folder) ?? readAssets(folder);
    known.set(folder, assets);
    return { app, buildId, folder, base: `/_mf/${app}/${buildId}`, container: containerName(app, buildId), assets };
  };

  return {
    version: () => {
      refresh();
      return stamp;
    },
    of(app) {
      refresh();
      const entry = registry.apps[app];
      if (!entry) return [];
      return [entry.current, ...entry.previous].flatMap((id) => release(app, id) ?? []);
    },
    remotes() {
      refresh();
      return Object.keys(registry.apps).filter((app) => app !== 'shell');
    },
    descriptions() {
      refresh();
      const { shell: _, ...remotes } = descriptionsIn(registry);
      return remotes as Record<string, RemoteDescription>;
    },
  };
}
