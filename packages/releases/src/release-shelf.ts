import { statSync } from 'node:fs';
import { join } from 'node:path';
import { buildFolder, containerName, readAssets, type ReleaseAssets } from './build.ts';
import type { RemoteDescription } from './description.ts';
import { descriptionsWith } from './registry.ts';
import { lookAtRegistry, registryFile, type Canary, type Registry } from './registry-file.ts';
import { ownerOf } from './route-claims.ts';

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
  /** Folder of the build that everybody is to get, whether it is there and whole or not; null: there is no such app. */
  newest: (app: string) => string | null;
  remotes: () => string[];
  /** What each remote says of itself: there even when none of its builds is. */
  descriptions: () => Record<string, RemoteDescription>;
  /** The app whose prefix a path is below; `shell` when it is nobody's. */
  ownerOf: (path: string) => string;
  /** What is wrong with the registry, as a sentence; null when nothing is. */
  damage: () => string | null;
  /** The registry as it serves now. */
  registry: () => Registry;
  /** The canaries that run, by app. */
  canaries: () => Record<string, Canary>;
  /** The shelf as those see it who get the canaries of these apps. */
  withCanaries: (apps: ReadonlySet<string>) => ReleaseShelf;
  /** The shelf as it is at this moment: it looks at the disk once, where this one looks whenever it is asked. */
  still: () => ReleaseShelf;
};

/** How the registry and its builds are found. */
type Sight = {
  /** It looks at the disk no more. */
  isFixed: boolean;
  registry: () => { stamp: string; good: Registry; damage: string | null };
  folderOf: (app: string, buildId: string) => string;
  release: (app: string, buildId: string, seal: string | undefined) => Release | null;
};

/** The same for as long as it is asked. */
function fixed(sight: Sight): Sight {
  if (sight.isFixed) return sight;
  const { registry, folderOf, release } = sight;
  const now = registry();
  const seen = new Map<string, Release | null>();
  return {
    isFixed: true,
    registry: () => now,
    folderOf,
    release(app, buildId, seal) {
      const key = `${app}/${buildId}`;
      const before = seen.get(key);
      if (before !== undefined) return before;
      const found = release(app, buildId, seal);
      seen.set(key, found);
      return found;
    },
  };
}

const idsOf = (entry: Registry['apps'][string] | undefined, isTaken: boolean): Set<string> => {
  if (!entry) return new Set();
  const newer = entry.canary && isTaken ? [entry.canary.build] : [];
  return new Set([...newer, entry.current, ...entry.previous]);
};

/** @param isTaken whether who sees it gets an app's canary */
function seenWith(sight: Sight, isTaken: (app: string) => boolean): ReleaseShelf {
  const now = () => sight.registry().good;
  return {
    version: () => sight.registry().stamp,
    of(app) {
      const entry = now().apps[app];
      return [...idsOf(entry, isTaken(app))].flatMap((id) => sight.release(app, id, entry?.seals?.[id]) ?? []);
    },
    newest(app) {
      const [id] = idsOf(now().apps[app], isTaken(app));
      return id ? sight.folderOf(app, id) : null;
    },
    remotes: () => Object.keys(now().apps).filter((app) => app !== 'shell'),
    descriptions() {
      const { shell: _, ...remotes } = descriptionsWith(now(), isTaken);
      return remotes as Record<string, RemoteDescription>;
    },
    ownerOf(path) {
      const { shell } = descriptionsWith(now(), isTaken);
      return (shell && 'prefixes' in shell ? ownerOf(path, shell.prefixes) : undefined) ?? 'shell';
    },
    damage: () => sight.registry().damage,
    registry: now,
    canaries: () =>
      Object.fromEntries(Object.entries(now().apps).flatMap(([app, { canary }]) => (canary ? [[app, canary]] : []))),
    withCanaries: (apps) => seenWith(sight, (app) => apps.has(app)),
    still: () => seenWith(fixed(sight), isTaken),
  };
}

/** A file as it is now: another text has another stamp. */
function stampOf(file: string): string {
  const now = statSync(file, { throwIfNoEntry: false });
  return now ? `${now.mtimeMs}-${now.ino}-${now.size}` : 'none';
}

/** What is read of files that may be damaged: told once for each time that a file is. */
function createReader(told: (sentence: string) => void) {
  const known = new Map<string, { stamp: string; assets: ReleaseAssets | null }>();
  return (folder: string, seal: string | undefined): ReleaseAssets | null => {
    const file = join(folder, 'assets.json');
    const stamp = `${stampOf(file)} ${seal ?? ''}`;
    const before = known.get(folder);
    if (before?.stamp === stamp) return before.assets;
    let assets: ReleaseAssets | null = null;
    try {
      if (!stamp.startsWith('none')) assets = readAssets(folder, seal);
    } catch (error) {
      told(`${file} is damaged (${(error as Error).message}): nobody gets this build until it is whole.`);
    }
    known.set(folder, { stamp, assets });
    return assets;
  };
}

/** The registry as it serves: the last good one that was read, or its copy. */
function keepRegistry(releases: string, told: (sentence: string) => void) {
  let stamp = '';
  let good: Registry = { apps: {}, history: [] };
  let damage: string | null = null;
  let hasBeenRead = false;
  return () => {
    const now = stampOf(registryFile(releases));
    if (now === stamp) return { stamp, good, damage };
    stamp = now;
    const look = lookAtRegistry(releases);
    // What this process has read well is at least as new as the copy.
    if (look.registry && !(look.damage && hasBeenRead)) {
      good = look.registry;
      hasBeenRead = true;
    }
    if (look.damage && look.damage !== damage) told(look.damage);
    damage = look.damage;
    return { stamp, good, damage };
  };
}

/**
 * The registry and the releases it names, read anew whenever the file changes: a flip needs no restart. A damaged registry
 * changes nothing: the last good one serves on, at first its copy on disk.
 * @param told hears of what is damaged, once for each time
 */
export function openReleases(releases: string, told: (sentence: string) => void = () => undefined): ReleaseShelf {
  const registry = keepRegistry(releases, told);
  const assetsIn = createReader(told);
  const folderOf = (app: string, buildId: string) => buildFolder(releases, app, buildId);
  const release: Sight['release'] = (app, buildId, seal) => {
    const folder = folderOf(app, buildId);
    const assets = assetsIn(folder, seal);
    return (
      assets && { app, buildId, folder, base: `/_mf/${app}/${buildId}`, container: containerName(app, buildId), assets }
    );
  };
  return seenWith({ isFixed: false, registry, folderOf, release }, () => false);
}
