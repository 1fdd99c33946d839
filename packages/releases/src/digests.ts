import { createHash } from 'node:crypto';
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

/** As browsers and `integrity` write it. */
export const digestOf = (bytes: string | Buffer, algorithm = 'sha256'): string =>
  `${algorithm}-${createHash(algorithm).update(bytes).digest('base64')}`;

/** A digest as part of a file's name. */
export const digestName = (text: string): string => createHash('sha256').update(text).digest('base64url');

/** Builds of before were sealed with another algorithm, which a digest says itself. */
export const isOfDigest = (bytes: string | Buffer, digest: string | undefined): boolean => {
  const algorithm = /^(sha256|sha384)-/.exec(digest ?? '')?.[1];
  return algorithm !== undefined && digestOf(bytes, algorithm) === digest;
};

/** Packed copies are of the same bytes once they are unpacked. */
const isDigested = (file: string) => file !== 'assets.json' && !/\.(br|gz)$/.test(file);

/** What every file of a build must be, by its path in the build's folder. */
export function digestsBelow(folder: string): Record<string, string> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'));
  return Object.fromEntries(
    files
      .filter(isDigested)
      .sort()
      .map((file) => [file, digestOf(readFileSync(join(folder, file)))]),
  );
}

/** Writes into a build's `assets.json` what each of its files is: the last thing that is done to a build. */
export function sealBuild(folder: string): void {
  const file = join(folder, 'assets.json');
  const assets = JSON.parse(readFileSync(file, 'utf8')) as object;
  writeFileSync(file, `${JSON.stringify({ ...assets, digests: digestsBelow(folder) }, null, 2)}\n`);
}

/** A build in one digest: of its `assets.json`, which holds those of all other files. Null when there is none to speak of. */
export function sealOf(folder: string): string | null {
  try {
    return digestOf(readFileSync(join(folder, 'assets.json')));
  } catch {
    return null;
  }
}

/**
 * The text of a released file, if it is the one that was released.
 * @param digests of its build; undefined for builds from before digests, whose files are taken as they are
 * @throws when the file is another one by now, or none that was released
 */
export function readReleased(folder: string, file: string, digests: Record<string, string> | undefined): string {
  const bytes = readFileSync(join(folder, file));
  if (digests && !isOfDigest(bytes, digests[file]))
    throw new Error(`${join(folder, file)} is not the file that was released: it is not run.`);
  return bytes.toString('utf8');
}
