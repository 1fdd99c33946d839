import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { buildFolder, buildId } from './build.ts';
import { descriptionOf, keptSchema, type AppDescription } from './description.ts';
import { tableProblems, type Descriptions } from './route-claims.ts';

const entry = z.object({
  current: buildId,
  /** Older good builds, newest first: what a visitor falls back to. */
  previous: z.array(buildId).max(5),
  /** What the current build says of itself: readable when the build is not. Missing only in registries of before. */
  description: keptSchema.optional(),
});
export const registrySchema = z.strictObject({
  apps: z.record(z.string(), entry),
  history: z.array(
    z.strictObject({
      at: z.iso.datetime(),
      app: z.string(),
      from: buildId.nullable(),
      to: buildId,
      reason: z.string().min(1),
    }),
  ),
});
export type Registry = z.infer<typeof registrySchema>;

export const registryFile = (releases: string) => join(releases, 'registry.json');

/** The registry as it is on disk now; empty when there is none yet. */
export function readRegistry(releases: string): Registry {
  let text: string;
  try {
    text = readFileSync(registryFile(releases), 'utf8');
  } catch {
    return { apps: {}, history: [] };
  }
  return registrySchema.parse(JSON.parse(text));
}

/** Written beside and renamed, so a reader never sees half of it. */
function writeRegistry(releases: string, registry: Registry): void {
  mkdirSync(releases, { recursive: true });
  const temporary = `${registryFile(releases)}.${process.pid}`;
  writeFileSync(temporary, `${JSON.stringify(registrySchema.parse(registry), null, 2)}\n`);
  renameSync(temporary, registryFile(releases));
}

export type Flip = { app: string; build: string; description: AppDescription };

/** Pure: the registry after one app flips to a build. The build it leaves becomes the first to fall back to. */
export function flipped(
  registry: Registry,
  { app, build, description }: Flip,
  change: { at: string; reason: string },
): Registry {
  const before = registry.apps[app];
  if (before?.current === build) {
    if (before.description) return registry;
    return { ...registry, apps: { ...registry.apps, [app]: { ...before, description } } };
  }
  const previous = before ? [before.current, ...before.previous].filter((id) => id !== build).slice(0, 5) : [];
  return {
    apps: { ...registry.apps, [app]: { current: build, previous, description } },
    history: [...registry.history, { ...change, app, from: before?.current ?? null, to: build }].slice(-200),
  };
}

/** Pure: what each app says of itself, as far as it has said it. */
export const descriptionsIn = ({ apps }: Registry): Descriptions =>
  Object.fromEntries(
    Object.entries(apps).flatMap(([app, { description }]) => (description ? [[app, description]] : [])),
  );

/**
 * Pure: refuses apps that cannot stand in one route table with those that are out already.
 * @throws with a sentence for each page that is outside its prefixes or claims what another has
 */
export function assertFits(registry: Registry, coming: Descriptions): void {
  const problems = tableProblems({ ...descriptionsIn(registry), ...coming });
  if (problems.length > 0) throw new Error(['This cannot be released.', ...problems].join('\n'));
}

/**
 * One atomic edit: visitors get these builds with their next page load.
 * @throws when their pages cannot stand in one route table with those of the other apps; nothing is changed then
 */
export function flipAll(releases: string, builds: readonly { app: string; build: string }[], reason: string): void {
  const registry = readRegistry(releases);
  const flips = builds.map(({ app, build }): Flip => {
    return { app, build, description: descriptionOf(buildFolder(releases, app, build)) };
  });
  assertFits(registry, Object.fromEntries(flips.map(({ app, description }) => [app, description])));
  const change = { at: new Date().toISOString(), reason };
  const next = flips.reduce((before, flip) => flipped(before, flip, change), registry);
  if (next !== registry) writeRegistry(releases, next);
}

export const flip = (releases: string, app: string, build: string, reason: string): void =>
  flipAll(releases, [{ app, build }], reason);

/** Pure: the build before the current one, or null. */
export const rollbackTarget = (registry: Registry, app: string): string | null =>
  registry.apps[app]?.previous[0] ?? null;
