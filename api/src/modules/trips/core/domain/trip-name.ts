import { randomBytes } from 'node:crypto';

// Without the letters that are easily taken for digits; 32 of them.
const letters = 'abcdefghjkmnpqrstuvwxyz023456789';

const randomWord = (length: number) => [...randomBytes(length)].map((byte) => letters[byte % 32]).join('');

/** `Kyoto`, `Kyoto and Tokyo`, `Kyoto, Nara and Tokyo`. */
export const listed = (names: string[]): string =>
  names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;

export const tripTitle = (days: number, names: string[]): string =>
  `${days} ${days === 1 ? 'day' : 'days'} in ${listed(names)}`;

/** `3-days-in-kyoto-` and ten random letters: nobody finds it by guessing. */
export function tripSlug(days: number, locationSlugs: string[]): string {
  const names = locationSlugs.slice(0, 3).join('-and-').slice(0, 80);
  return `${days}-${days === 1 ? 'day' : 'days'}-in-${names}-${randomWord(10)}`;
}
