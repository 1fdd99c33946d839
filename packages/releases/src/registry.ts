import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { buildId } from './build.ts';

const entry = z.strictObject({
  current: buildId,
  /** Older good builds, newest first: what a visitor falls back to. */
  previous: z.array(buildId).max(5),
  /** A newer build that a share of visitors (0–1) gets. */
  canary: z.strictObject({ build: buildId, share: z.number().min(0).max(1) }).optional(),
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

/** Pure: the registry after `app` flips to `build`. The build it leaves becomes the first to fall back to. */
export function flipped(
  registry: Registry,
  app: string,
  build: string,
  change: { at: string; reason: string },
): Registry {
  const before = registry.apps[app];
  if (before?.current === build) return registry;
  const previous = before ? [before.current, ...before.previous].filter((id) => id !== build).slice(0, 5) : [];
  return {
    apps: { ...registry.apps, [app]: { current: build, previous } },
    history: [...registry.history, { ...change, app, from: before?.current ?? null, to: build }].slice(-200),
  };
}

/** One atomic edit: visitors get `build` of `app` with their next page load. */
export function flip(releases: string, app: string, build: string, reason: string): void {
  const registry = readRegistry(releases);
  const next = flipped(registry, app, build, { at: new Date().toISOString(), reason });
  if (next !== registry) writeRegistry(releases, next);
}

/** Pure: the build before the current one, or null. */
export const rollbackTarget = (registry: Registry, app: string): string | null =>
  registry.apps[app]?.previous[0] ?? null;
