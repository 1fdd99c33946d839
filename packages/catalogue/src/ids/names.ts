/** Accents of Latin, Greek and Cyrillic, points of Hebrew and Arabic, the dot of Devanagari; vowel signs stay. */
const accents = /[\u0300-\u036f\u0591-\u05c7\u064b-\u065f\u0670\u093c]/g;
/** A stroke through a letter is no accent that could be taken off it. */
const struck: Record<string, string> = { đ: 'd', ł: 'l', ø: 'o', ı: 'i' };

/** Pure: the words of a name, without case, accents, marks and a leading "the". */
export const wordsIn = (name: string): string =>
  name
    .normalize('NFKD')
    .replace(accents, '')
    .toLowerCase()
    .replace(/[đłøı]/g, (letter) => struck[letter] ?? letter)
    .replace(/[\p{Cf}'’‘ʻʼ`]/gu, '')
    .replaceAll('&', ' and ')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim()
    .replace(/^the /, '')
    .normalize('NFC');

/** Pure: what of a name is compared. Joined and hyphenated words are the same: Kiyomizu-dera, Kiyomizudera. */
export const plainName = (name: string): string => wordsIn(name).replaceAll(' ', '');

const tail = /[,，]([^,，]+)$|[(（]([^()（）]+)[)）]$/u;

/**
 * Pure: a name without the destination's after it: "Chinatown, Bangkok", "Blue Mosque (Yerevan)", "National Museum of
 * Kathmandu". What is left without a mark between has two words or more, as "Busan Tower" is not any tower.
 * @param home the names of the destination
 */
export function withoutHome(name: string, home: readonly string[]): string {
  const found = tail.exec(name.trim());
  const said = plainName(found?.[1] ?? found?.[2] ?? '');
  if (found && home.some((one) => plainName(one) === said)) return name.trim().slice(0, found.index).trim();
  const words = wordsIn(name);
  for (const last of home.map(wordsIn)) {
    if (!last || !words.endsWith(` ${last}`)) continue;
    const rest = words.slice(0, -last.length - 1).replace(/ (of|in|at)$/, '');
    if (rest.includes(' ')) return rest;
  }
  return name;
}

/** A name without what stands in brackets after it, which is another word for the same or says where it is. */
export const withoutGloss = (name: string): string => name.replace(/[(（][^()（）]+[)）]$/u, '').trim() || name;

/** The names of one thing, in the forms that are compared. */
export interface Spelling {
  words: string[];
  whole: ReadonlySet<string>;
  /** Whole, and without the destination's. */
  loose: ReadonlySet<string>;
}

/** Pure: how `names` are compared in a destination whose own names are `home`. */
export function spellingOf(names: readonly string[], home: readonly string[]): Spelling {
  const whole = names.map(plainName);
  const loose = [...whole, ...names.map((name) => plainName(withoutHome(name, home)))];
  return { words: names.map(wordsIn), whole: new Set(whole), loose: new Set(loose) };
}

/** Pure: whether one of two names, as words, holds the other: in whole words where it is written in Latin letters. */
export function overlap(one: string, other: string): boolean {
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  return /[a-z]/.test(short)
    ? short.length >= 4 && ` ${long} `.includes(` ${short} `)
    : short.length >= 2 && long.includes(short);
}

/** Pure: whether a name is that of one thing alone: not "Koh Tao and Koh Nang Yuan", nor "Secret Gilis (Nanggu, Sudak)". */
export const namesOneThing = (name: string): boolean => !/ and |[&(（/]/.test(name);
