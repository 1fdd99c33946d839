/**
 * How alike texts are by the threes of letters that they share: reckons as PostgreSQL's pg_trgm does, so that what is found in
 * memory is what the database would find. Texts are folded; only Latin letters and digits make words.
 */
export function trigramsOf(text: string): string[] {
  const all: string[] = [];
  for (const word of text.match(/[a-z0-9]+/g) ?? []) {
    const padded = `  ${word} `;
    for (let at = 0; at + 3 <= padded.length; at++) all.push(padded.slice(at, at + 3));
  }
  return all;
}

const shareOf = (shared: number, one: number, other: number): number => shared / (one + other - shared);

/** Of two whole texts, 0 to 1. */
export function similarity(one: string, other: string): number {
  const [left, right] = [new Set(trigramsOf(one)), new Set(trigramsOf(other))];
  if (left.size === 0 || right.size === 0) return 0;
  let shared = 0;
  for (const trigram of left) if (right.has(trigram)) shared++;
  return shareOf(shared, left.size, right.size);
}

/**
 * Of a text and the stretch of another that is most like it, 0 to 1.
 * @param wanted its trigrams
 * @param within the trigrams of the other, in order
 */
export function wordSimilarity(wanted: ReadonlySet<string>, within: readonly string[]): number {
  if (wanted.size === 0) return 0;
  const lastAt = new Map<string, number>();
  let [best, count, distinct, lower] = [0, 0, 0, -1];
  for (const [upper, trigram] of within.entries()) {
    const isWanted = wanted.has(trigram);
    if (lower >= 0 || isWanted) {
      if (!lastAt.has(trigram)) {
        distinct++;
        if (isWanted) count++;
      }
      lastAt.set(trigram, upper);
    }
    if (!isWanted) continue;
    if (lower === -1) {
      lower = upper;
      distinct = 1;
    }
    let found = shareOf(count, wanted.size, distinct);
    const before = lower;
    let [leftCount, leftDistinct] = [count, distinct];
    // The stretch may begin later, if that makes it more alike.
    for (let begin = before; begin <= upper; begin++) {
      const first = within[begin] ?? '';
      const now = shareOf(leftCount, wanted.size, leftDistinct);
      if (now > found) [found, distinct, lower, count] = [now, leftDistinct, begin, leftCount];
      if (lastAt.get(first) === begin) {
        leftDistinct--;
        if (wanted.has(first)) leftCount--;
      }
    }
    best = Math.max(best, found);
    for (let gone = before; gone < lower; gone++) {
      const first = within[gone] ?? '';
      if (lastAt.get(first) === gone) lastAt.delete(first);
    }
  }
  return Math.fround(best);
}
