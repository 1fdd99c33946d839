import { readReleased, type Release } from '@tabi/releases';

/**
 * Reads a file of a build once for as long as the build is there.
 * @param path null where the build has no such file
 * @param parse throws when it is something else
 * @returns null where there is none, or another than was released: the page does without it, as with builds from before
 */
export function releasedFile<T>(
  path: (assets: Release['assets']) => string | null,
  parse: (text: string) => T,
): (release: Release) => T | null {
  const known = new WeakMap<Release['assets'], T | null>();
  const read = ({ folder, assets }: Release): T | null => {
    const file = path(assets);
    try {
      return file === null ? null : parse(readReleased(folder, file, assets.digests));
    } catch {
      return null;
    }
  };
  return (release) => {
    const before = known.get(release.assets);
    if (before !== undefined) return before;
    const found = read(release);
    known.set(release.assets, found);
    return found;
  };
}
