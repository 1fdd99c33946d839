/** From a password of its own to one that everybody tries. */
export type Strength = 'too short' | 'easy to guess' | 'fair' | 'strong';

const least = 10;
const wellKnown =
  /password|qwerty|letmein|iloveyou|welcome|admin|dragon|sunshine|princess|football|12345|abc123|tabi/gi;
const runs = /(.)\1{2,}|0123|1234|2345|3456|4567|5678|6789|abcd|bcde|cdef|asdf|zxcv/gi;

/**
 * Pure: how hard a password is to guess, said in words. What everybody tries, runs and repeats count as one letter; what
 * is left counts by its length and variety, so that a sentence beats a short riddle.
 * @param about the person's name and address, which are tried first
 */
export function strengthOf(password: string, about: string[] = []): Strength {
  if (password.length < least) return 'too short';
  const known = about.flatMap((text) => text.toLowerCase().split(/[^\p{L}\p{N}]+/u)).filter((word) => word.length > 2);
  const bare = known
    .reduce((text, word) => text.replaceAll(word, '·'), password.toLowerCase())
    .replace(wellKnown, '·')
    .replace(runs, '·');
  const variety = new Set(bare).size;
  if (bare.length < 8 || variety < 6) return 'easy to guess';
  return bare.length >= 14 && variety >= 8 ? 'strong' : 'fair';
}
