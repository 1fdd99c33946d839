import { join } from 'node:path';

/** No slug has two dashes side by side. */
const seam = '--';

/** Pure: what a photograph is called in addresses, `kyoto--gion-1`. */
export const photoName = (destination: string, file: string): string =>
  `${destination}${seam}${file.replace(/\.webp$/, '')}`;

/** Pure: where in the catalogue's folder the photograph of that name is; null for what is no such name. */
export function photoFile(root: string, name: string): string | null {
  const [, destination, file] = /^([a-z0-9]+(?:-[a-z0-9]+)*)--([a-z0-9]+(?:-[a-z0-9]+)*-[1-9]\d?)$/.exec(name) ?? [];
  return destination && file ? join(root, destination, 'photos', `${file}.webp`) : null;
}
