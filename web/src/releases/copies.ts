import { readdirSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { buildId, findAssets, isAsBuilt } from '@tabi/releases';

/** Pure: `mf-blog/by-content/671.4f….js` names a file of any build of mf-blog; null: it names none. */
export function contentOf(path: string): { app: string; name: string } | null {
  const found = /^(?:~\d+\/)?([a-z-]+)\/by-content\/([\w-]+\.[\w-]{43}\.[a-z0-9]+)$/.exec(path);
  const [, app, name] = found ?? [];
  return app && name ? { app, name } : null;
}

/** The builds of an app, the one that was made last first. */
export function buildsOf(folder: string): string[] {
  const made = (name: string) => statSync(join(folder, name), { throwIfNoEntry: false })?.mtimeMs ?? 0;
  try {
    const names = readdirSync(folder).filter((name) => buildId.safeParse(name).success);
    return names.sort((one, other) => made(other) - made(one)).map((name) => join(folder, name));
  } catch {
    return [];
  }
}

function stampOf(file: string): string {
  const { mtimeMs, size, ino } = statSync(file);
  return `${mtimeMs}-${size}-${ino}`;
}

export type Copy<T> = { copy: T; isSound: boolean };

/**
 * Finds a file that several builds of an app may have, by its name. A copy that is not what was built is passed over where
 * there is another one, so that a damaged build takes none of those with it that have the same file.
 * @param pick what is to be sent of the file at this path, if it is there
 */
export function createCopies(releases: string) {
  /** Files that were looked at, with what they were then; each is read once. */
  const sound = new Map<string, string>();
  const last = new Map<string, string>();

  const isSound = (build: string, file: string): boolean => {
    const stamp = stampOf(file);
    if (sound.get(file) === stamp) return true;
    const { digests = {} } = findAssets(build) ?? {};
    if (!isAsBuilt(build, `browser/${basename(file)}`, digests)) return false;
    sound.set(file, stamp);
    return true;
  };

  /** Where it was found last; the others are looked for only when it is not there any more. */
  function* buildsWith(app: string, key: string): Generator<string> {
    const known = last.get(key);
    if (known) yield known;
    yield* buildsOf(join(releases, app));
  }

  return async function find<T extends { file: string }>(
    { app, name }: { app: string; name: string },
    pick: (path: string) => Promise<T | null>,
  ): Promise<Copy<T> | null> {
    let spoilt: T | null = null;
    const key = `${app}/${name}`;
    for (const build of buildsWith(app, key)) {
      const copy = await pick(join(build, 'browser', name));
      if (copy && isSound(build, copy.file)) {
        last.set(key, dirname(dirname(copy.file)));
        return { copy, isSound: true };
      }
      spoilt ??= copy;
    }
    // Browsers refuse it, and tell.
    return spoilt && { copy: spoilt, isSound: false };
  };
}
