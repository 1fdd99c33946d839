import { existsSync, readdirSync, statSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { readAssets } from './build.ts';
import { descriptionOf, type RemoteDescription } from './description.ts';

/** A file of one build or of both; sizes in bytes, null where it is not. */
export type FileChange = { file: string; before: number | null; after: number | null };
export type BuildsDiff = {
  files: FileChange[];
  /** What is described otherwise: `pages.post.title: "Story" → "A story"`. */
  description: string[];
  needs: { before: string | undefined; after: string | undefined };
};

const packed = /\.(br|gz)$/;

/** Sizes of the files that a build is made of, by path. */
export function sizesIn(folder: string): Map<string, number> {
  if (!existsSync(folder)) throw new Error(`There is no build in ${folder}.`);
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !packed.test(entry.name) && entry.name !== 'assets.json')
    .map((entry) => join(entry.parentPath, entry.name));
  return new Map(files.map((file) => [relative(folder, file).split(sep).join('/'), statSync(file).size]));
}

/** Pure: an app's description as lines that can be compared; pages go by their name. */
function linesOf(value: unknown, path = ''): Map<string, string> {
  if (typeof value !== 'object' || value === null) return new Map([[path, JSON.stringify(value)]]);
  const entries = Array.isArray(value)
    ? value.map((one: unknown, index) => [(one as { name?: string } | null)?.name ?? String(index), one] as const)
    : Object.entries(value);
  return new Map(entries.flatMap(([key, one]) => [...linesOf(one, path ? `${path}.${key}` : key)]));
}

/** Pure. */
export function describedOtherwise(before: object, after: object): string[] {
  const [old, now] = [linesOf(before), linesOf(after)];
  return [...new Set([...old.keys(), ...now.keys()])]
    .filter((key) => old.get(key) !== now.get(key))
    .map((key) => `${key}: ${old.get(key) ?? 'nothing'} → ${now.get(key) ?? 'nothing'}`);
}

/** What is different between two builds of an app, by their folders. @throws when one of them is not there */
export function diffBuilds(before: string, after: string): BuildsDiff {
  const sizes = [sizesIn(before), sizesIn(after)] as const;
  const digests = [readAssets(before).digests ?? {}, readAssets(after).digests ?? {}] as const;
  const files = [...new Set(sizes.flatMap((one) => [...one.keys()]))].sort();
  const changed = files.filter(
    (file) => digests[0][file] !== digests[1][file] || !sizes[0].has(file) || !sizes[1].has(file),
  );
  const [old, now] = [descriptionOf(before), descriptionOf(after)];
  const needsOf = (description: object) => (description as RemoteDescription).needs?.['@tabi/shared'];
  return {
    files: changed.map((file) => ({ file, before: sizes[0].get(file) ?? null, after: sizes[1].get(file) ?? null })),
    description: describedOtherwise(old, now),
    needs: { before: needsOf(old), after: needsOf(now) },
  };
}
