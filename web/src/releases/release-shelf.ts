import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { readRegistry, type Registry } from '@tabi/tools/registry/registry';
import type { ReleaseAssets } from '@tabi/tools/federation/build-apps';
import { containerName } from '@tabi/tools/federation/build-id';

export type Release = { app: string; buildId: string; folder: string; base: string; container: string; assets: ReleaseAssets };

export type ReleaseShelf = {
  /** Changes whenever the registry does. */
  version: () => string;
  /** The builds of an app that are really there, the one to use first. */
  of: (app: string) => Release[];
  remotes: () => string[];
};

/** The registry and the releases it names, read anew whenever the file changes: a flip needs no restart. */
export function openReleases(folder: string): ReleaseShelf {
  let stamp = '';
  let registry: Registry = { apps: {}, history: [] };
  const assets = new Map<string, ReleaseAssets>();

  const refresh = () => {
    const file = join(folder, 'registry.json');
    const now = existsSync(file) ? `${statSync(file).mtimeMs}-${statSync(file).ino}` : 'none';
    if (now !== stamp) registry = readRegistry(folder);
    stamp = now;
  };

  const release = (app: string, buildId: string): Release | null => {
    const at = join(folder, app, buildId);
    const file = join(at, 'assets.json');
    if (!existsSync(file)) return null;
    const known = assets.get(at) ?? (JSON.parse(readFileSync(file, 'utf8')) as ReleaseAssets);
    assets.set(at, known);
    return { app, buildId, folder: at, base: `/_mf/${app}/${buildId}`, container: containerName(app, buildId), assets: known };
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
  };
}
