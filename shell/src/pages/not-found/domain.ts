/** Pure: the words of the last part of an address, to search by; null where there are none to speak of. */
export function wantedBy(pathname: string): string | null {
  let last = pathname.split('/').filter(Boolean).at(-1) ?? '';
  try {
    last = decodeURIComponent(last);
  } catch {
    // A stray percent sign: taken as it stands.
  }
  const words = last
    .replace(/\.\w{1,5}$/, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .slice(0, 60);
  return words.length >= 3 && !/^\d+$/.test(words) ? words : null;
}

/** Pure: whether a story's title has a word that was wanted; the search finds what is in its text, too. */
export const isNamedLike = (title: string, wanted: string): boolean =>
  wanted.split(' ').some((word) => title.toLowerCase().includes(word.toLowerCase()));
