import { basename, dirname, join } from 'node:path';
import { findAssets, readReleased } from '@tabi/releases';
import { LRUCache } from 'lru-cache';
import { buildsOf } from './copies.ts';
import { encodeDelta } from './delta.ts';

/** Of all deltas that are kept. */
const mostBytes = 16 * 2 ** 20;
/** More than the builds of all apps that browsers may still have files of. */
const mostBuilds = 200;

const digestsOf = (build: string): Record<string, string> => findAssets(build)?.digests ?? {};

/** @returns null when it is gone, or another one than was released */
function readSound(build: string, path: string): Buffer | null {
  try {
    return Buffer.from(readReleased(build, path, digestsOf(build)));
  } catch {
    return null;
  }
}

/** The browser files of a build by their digests. */
const filesByDigest = (build: string): Map<string, string> =>
  new Map(
    Object.entries(digestsOf(build)).flatMap(([path, digest]) => (path.startsWith('browser/') ? [[digest, path]] : [])),
  );

/** Makes what is different between a file and the one that a browser has of an earlier build, once for each two. */
export function createDeltas(releases: string) {
  // A build never changes.
  const files = new LRUCache<string, Map<string, string>>({ max: mostBuilds, memoMethod: filesByDigest });
  const kept = new LRUCache<string, Buffer>({ maxSize: mostBytes, sizeCalculation: ({ length }) => length });

  /** Whichever build of the app has it; null when none has it any more. */
  const dictionary = (app: string, digest: string): Buffer | null => {
    for (const build of buildsOf(join(releases, app))) {
      const path = files.memo(build).get(digest);
      const bytes = path ? readSound(build, path) : null;
      if (bytes) return bytes;
    }
    return null;
  };

  /**
   * @param file of a build's browser folder, unpacked
   * @param digest of what the browser has
   * @returns null when there is none to be had: it gets the file itself
   */
  return async function find(app: string, file: string, digest: string): Promise<Buffer | null> {
    const key = `${file} ${digest}`;
    const known = kept.get(key);
    if (known) return known;
    const had = dictionary(app, digest);
    const bytes = had && readSound(dirname(dirname(file)), `browser/${basename(file)}`);
    if (!bytes) return null;
    // Whoever cannot have a delta can have the file.
    const delta = await encodeDelta(bytes, had, Buffer.from(digest.slice('sha256-'.length), 'base64')).catch(
      () => null,
    );
    if (delta) kept.set(key, delta);
    return delta;
  };
}
