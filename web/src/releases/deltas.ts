import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { buildId, digestOf, findAssets } from '@tabi/releases';
import { LRUCache } from 'lru-cache';
import { encodeDelta } from './delta.ts';

/** Of all deltas that are kept. */
const mostBytes = 16 * 2 ** 20;

/** The browser files of a build by their digests; a build never changes. */
function filesByDigest(build: string): Map<string, string> {
  const entries = Object.entries(findAssets(build)?.digests ?? {});
  return new Map(entries.filter(([path]) => path.startsWith('browser/')).map(([path, digest]) => [digest, path]));
}

const buildsOf = (folder: string): string[] =>
  readdirSync(folder)
    .filter((name) => buildId.safeParse(name).success)
    .map((name) => join(folder, name));

/** @returns null when the file is another one by now */
function readSound(file: string, digest: string | undefined): Buffer | null {
  const bytes = readFileSync(file);
  return digestOf(bytes) === digest ? bytes : null;
}

/** Makes what is different between a file and the one that a browser has of an earlier build, once for each two. */
export function createDeltas(releases: string) {
  const known = new Map<string, Map<string, string>>();
  const kept = new LRUCache<string, Buffer | 'none'>({
    maxSize: mostBytes,
    sizeCalculation: (delta) => 200 + delta.length,
  });

  const filesOf = (build: string): Map<string, string> => {
    const files = known.get(build) ?? filesByDigest(build);
    known.set(build, files);
    return files;
  };

  /** Whichever build of the app has it; null when none has it any more. */
  const dictionary = (app: string, digest: string): Buffer | null => {
    for (const build of buildsOf(join(releases, app))) {
      const path = filesOf(build).get(digest);
      if (path) return readSound(join(build, path), digest);
    }
    return null;
  };

  const make = async (app: string, file: string, digest: string): Promise<Buffer | null> => {
    const had = dictionary(app, digest);
    const bytes = had && readSound(file, findAssets(dirname(dirname(file)))?.digests?.[`browser/${basename(file)}`]);
    return bytes && encodeDelta(bytes, had, Buffer.from(digest.slice('sha256-'.length), 'base64'));
  };

  /**
   * @param file of a build's browser folder, unpacked
   * @param digest of what the browser has
   * @returns null when there is none to be had: it gets the file itself
   */
  return async function find(app: string, file: string, digest: string): Promise<Buffer | null> {
    const key = `${file} ${digest}`;
    const delta = kept.get(key) ?? (await make(app, file, digest).catch(() => null)) ?? 'none';
    kept.set(key, delta);
    return delta === 'none' ? null : delta;
  };
}
