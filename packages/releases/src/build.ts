import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { isOfDigest } from './digests.ts';

/** A build is named by a digest of all that goes into it. */
export const buildId = z.string().regex(/^[a-z0-9]{4,40}$/, 'A build is named by a digest: a–z and 0–9.');

/** The container's global: unique for each build, so two builds of one remote never share a chunk registry. */
export const containerName = (app: string, build: string): string => `${app.replaceAll('-', '_')}_${build}`;

/** Where a build lies for ever. */
export const buildFolder = (releases: string, app: string, build: string): string => join(releases, app, build);

/** Stands for a build in addresses of files that are the same whichever build they are asked of. No build is called so. */
const byContent = 'by-content';

/** Pure: a file as it is asked for, relative to its build: what is named by its digest has one address in all builds. */
export const askedAs = (file: string): string =>
  /\.[\w-]{43}\.[a-z0-9]+$/.test(file) ? `../${byContent}/${file}` : file;

/** Pure: where browsers find a file of the build that has this base. */
export const addressOf = (base: string, file: string): string =>
  `${base}/${askedAs(file)}`.replace(/[^/]+\/\.\.\//, '');

/** The script in a shell's build that pages have in their head. */
export const wakeFile = 'wake.js';

/** The file in a shell's build that the page server gives out as /sw.js. */
export const workerFile = 'service-worker.js';

const file = z.string().min(1);
const assetsSchema = z.object({
  scripts: z.array(file),
  /** What stands in the page itself and asks for the scripts; the host's alone, and builds from before had none. */
  wake: file.optional(),
  styles: z.array(file),
  /** Holds what the stylesheets are made of (`sheet-parts.ts`), for pages that carry it themselves; builds from before had none. */
  sheetParts: file.optional(),
  fonts: z.array(z.object({ file, preload: z.boolean() })),
  /** For each expose (`routes`, `widgets/TripForm`) the scripts it needs besides the container. */
  exposes: z.record(z.string(), z.array(file)),
  /** A digest of every file of the build, by its path in the build's folder; builds from before had none. */
  digests: z.record(z.string(), z.string()).optional(),
});

/** `assets.json` of a build: what a page must name in its HTML. Files are relative to the build's browser folder. */
export type ReleaseAssets = z.infer<typeof assetsSchema>;

/**
 * @param seal what the file must be, when the registry says that
 * @throws when there is no assets.json in the build's folder, one that does not fit its schema, or another than was released
 */
export function readAssets(folder: string, seal?: string): ReleaseAssets {
  const bytes = readFileSync(join(folder, 'assets.json'));
  if (seal !== undefined && !isOfDigest(bytes, seal)) throw new Error('it is not the file that was released');
  return assetsSchema.parse(JSON.parse(bytes.toString('utf8')));
}

/** What the build needs is there and whole, and what the registry says it is; null when not. */
export function findAssets(folder: string, seal?: string): ReleaseAssets | null {
  try {
    return readAssets(folder, seal);
  } catch {
    return null;
  }
}
