import { closeSync, fsyncSync, mkdirSync, openSync, readFileSync, renameSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { buildId } from './build.ts';
import { keptSchema } from './description.ts';
import { withFileLock } from './file-lock.ts';

/** A newer build that a share of the visitors gets, while all others have the current one. */
const canary = z.object({
  build: buildId,
  percent: z.number().int().min(1).max(99),
  since: z.iso.datetime(),
  reason: z.string().min(1),
  actor: z.string().min(1),
  /** What it says of itself: its visitors get its pages, too. */
  description: keptSchema,
});
export type Canary = z.infer<typeof canary>;

/** What was done to an app, and by whom. Words that a reader does not know are only shown. */
const act = z.object({
  at: z.iso.datetime(),
  what: z.string(),
  build: buildId,
  percent: z.number().optional(),
  reason: z.string(),
  actor: z.string(),
});
export type Act = z.infer<typeof act>;

// Readers from before know neither canaries nor acts: they leave both out, and everybody there has the current build.
const entry = z.object({
  current: buildId,
  /** Older good builds, newest first: what a visitor falls back to. */
  previous: z.array(buildId).max(5),
  /** What the current build says of itself: readable when the build is not. Missing only in registries of before. */
  description: keptSchema.optional(),
  /** What `assets.json` of each of these builds is, and by it every file of them; builds from before have none. */
  seals: z.record(buildId, z.string()).optional(),
  /** Builds that were taken back: nobody falls back to them, and they go out again only when somebody says so by name. */
  bad: z.array(buildId).max(50).optional(),
  canary: canary.optional(),
  /** The newest last. A flip is in `history` as well, at the same moment. */
  acts: z.array(act).max(50).optional(),
});
const registrySchema = z.strictObject({
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
/** What the registry was when it was last written: it serves on when that file is damaged. */
const goodCopy = (releases: string) => join(releases, 'registry.good.json');

/** `text`: the file as it is, by which a writer sees that nobody wrote in between; null when there is none. */
type Read = { registry: Registry; text: string | null } | { wrong: string; text: string | null };

function readOne(file: string): Read {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    const { code = 'unreadable', message } = error as NodeJS.ErrnoException;
    return { wrong: code === 'ENOENT' ? 'is missing' : `cannot be read (${message})`, text: null };
  }
  if (text.trim() === '') return { wrong: 'is empty', text };
  try {
    const parsed = registrySchema.safeParse(JSON.parse(text));
    if (parsed.success) return { registry: parsed.data, text };
    const wrong = parsed.error.issues.map(({ path, message }) => `${path.join('.') || 'the whole'}: ${message}`);
    return { wrong: `does not fit its schema (${wrong.slice(0, 3).join('; ')})`, text };
  } catch (error) {
    return { wrong: `is no whole JSON (${(error as Error).message})`, text };
  }
}

export type RegistryLook = {
  /** Null when the file is damaged and there is no good copy either. */
  registry: Registry | null;
  /** What is wrong with the file and what serves instead, as a sentence; null when nothing is. */
  damage: string | null;
  text: string | null;
};

/** The registry as it is on disk now, else its last good copy; never throws. */
export function lookAtRegistry(releases: string): RegistryLook {
  const file = registryFile(releases);
  const read = readOne(file);
  if ('registry' in read) return { registry: read.registry, damage: null, text: read.text };
  const copy = readOne(goodCopy(releases));
  if ('registry' in copy) {
    const damage = `${file} ${read.wrong}: its last good copy, ${goodCopy(releases)}, serves instead. The next release writes it anew.`;
    return { registry: copy.registry, damage, text: read.text };
  }
  // Before the first release there is neither.
  if (read.text === null && read.wrong === 'is missing' && copy.wrong === 'is missing')
    return { registry: { apps: {}, history: [] }, damage: null, text: null };
  const damage = `${file} ${read.wrong}, and its last good copy, ${goodCopy(releases)}, ${copy.wrong}: put a good one in its place, or run \`pnpm build\` after taking both away.`;
  return { registry: null, damage, text: read.text };
}

/**
 * The registry as it is on disk now, else its last good copy; empty when there is none yet.
 * @throws when it is damaged and there is no good copy
 */
export function readRegistry(releases: string): Registry {
  const { registry, damage } = lookAtRegistry(releases);
  if (!registry) throw new Error(damage ?? 'There is no registry.');
  return registry;
}

/** On the disk before anything rests on it. */
const syncTo = (path: string) => {
  const handle = openSync(path, 'r');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
};

/** Written beside and renamed, so a reader never sees half of it, whatever happens to this process or the machine. */
function replaceFile(folder: string, file: string, text: string): void {
  const aside = `${file}.next`;
  const handle = openSync(aside, 'w');
  try {
    writeSync(handle, text);
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
  renameSync(aside, file);
  syncTo(folder);
}

/**
 * The one way to change the registry: reads it, changes it and writes it while nobody else does.
 * @param edit pure; when it gives the same registry back, nothing is written
 * @param patienceMs how long it waits for others that are at it
 * @throws when the registry changed in between all the same, or is damaged without a good copy; nothing is changed then
 */
export function editRegistry(releases: string, edit: (registry: Registry) => Registry, patienceMs?: number): Registry {
  mkdirSync(releases, { recursive: true });
  const file = registryFile(releases);
  const change = (isHeld: () => boolean) => {
    const { registry, damage, text } = lookAtRegistry(releases);
    if (!registry) throw new Error(damage ?? 'There is no registry.');
    const next = edit(registry);
    if (next === registry && !damage) return registry;
    const whole = `${JSON.stringify(registrySchema.parse(next), null, 2)}\n`;
    if (!isHeld() || readOne(file).text !== text)
      throw new Error('Somebody else changed the registry at the same moment: nothing was flipped, try again.');
    replaceFile(releases, file, whole);
    replaceFile(releases, goodCopy(releases), whole);
    return next;
  };
  return withFileLock(`${file}.lock`, change, patienceMs);
}
