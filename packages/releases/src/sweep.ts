import { existsSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { buildFolder, buildId } from './build.ts';
import { draftFolder, sweepDrafts } from './drafts.ts';
import { editRegistry, readRegistry, type Registry } from './registry-file.ts';

/** Fourteen days: whoever has a page open for so long still finds what it loads later. */
export const keptMs = 336 * 3_600_000;
/** Of each app, the newest, however old they are: to compare with, and to go back to. */
export const keptBuilds = 5;

/** `at`: when it was last the current one, or made; milliseconds. */
type Found = { build: string; at: number };

/** Pure: the builds of one app that nobody can come to any more. */
export function sweepable(found: readonly Found[], inUse: ReadonlySet<string>, now: number): string[] {
  const byAge = [...found].sort((a, b) => b.at - a.at);
  return byAge
    .slice(keptBuilds)
    .filter(({ build, at }) => now - at > keptMs && !inUse.has(build))
    .map(({ build }) => build);
}

/** What visitors have, fall back to, or get as a canary. */
function inUseOf({ apps }: Registry, app: string): Set<string> {
  const entry = apps[app];
  return new Set(entry ? [entry.current, ...entry.previous, ...(entry.canary ? [entry.canary.build] : [])] : []);
}

/** When each build came out or was left, for the last time that anybody remembers. */
function lastMoves({ apps, history }: Registry, app: string): Map<string, number> {
  const moves = new Map<string, number>();
  const note = (build: string | null, at: string) =>
    build && moves.set(build, Math.max(moves.get(build) ?? 0, Date.parse(at)));
  for (const change of history.filter((one) => one.app === app)) {
    note(change.from, change.at);
    note(change.to, change.at);
  }
  for (const { build, at } of apps[app]?.acts ?? []) note(build, at);
  return moves;
}

function foundIn(releases: string, app: string, moves: ReadonlyMap<string, number>): Found[] {
  return readdirSync(join(releases, app), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && buildId.safeParse(entry.name).success)
    .map(({ name }) => ({
      build: name,
      at: Math.max(statSync(join(releases, app, name)).mtimeMs, moves.get(name) ?? 0),
    }));
}

const sweepableOf = (registry: Registry, releases: string, app: string, now: number): string[] =>
  sweepable(foundIn(releases, app, lastMoves(registry, app)), inUseOf(registry, app), now);

export type Swept = { app: string; build: string };

const appsIn = (releases: string): string[] =>
  existsSync(releases)
    ? readdirSync(releases, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? entry.name : []))
    : [];

/** What a sweep would take away now. */
export function lookWhatToSweep(releases: string, now = Date.now()): Swept[] {
  const registry = readRegistry(releases);
  return appsIn(releases).flatMap((app) => sweepableOf(registry, releases, app, now).map((build) => ({ app, build })));
}

/**
 * Takes old builds away: those that are older than 14 days, beyond the five newest of their app, and neither current nor
 * something to fall back to nor a canary. A build that somebody brings out at the same moment stays.
 */
export function sweepReleases(releases: string, now = Date.now()): Swept[] {
  const swept: Swept[] = [];
  if (lookWhatToSweep(releases, now).length > 0) {
    editRegistry(releases, (registry) => {
      // No flip gets in between; taking the files away is not waited for.
      for (const app of appsIn(releases)) {
        for (const build of sweepableOf(registry, releases, app, now)) {
          renameSync(buildFolder(releases, app, build), draftFolder(releases, app, build));
          swept.push({ app, build });
        }
      }
      return registry;
    });
  }
  for (const { app, build } of swept) rmSync(draftFolder(releases, app, build), { recursive: true, force: true });
  for (const app of appsIn(releases)) sweepDrafts(releases, app);
  return swept;
}
