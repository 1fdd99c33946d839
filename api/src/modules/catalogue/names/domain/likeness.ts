import { spacedWords } from '@tabi/catalogue';
import { trigramsOf, wordSimilarity } from './trigrams.ts';

/** What a name is looked for in: its words, each behind a space, and its threes of letters. */
export interface Sought {
  words: string;
  trigrams: readonly string[];
}

/** Pure. @param folded without accents and case */
export const soughtIn = (folded: string): Sought => ({ words: spacedWords(folded), trigrams: trigramsOf(folded) });

/** Spelt at least so much alike. */
const alikeEnough = 0.5;

/**
 * Pure: 1 for what a name begins with, 2 for a word of it, 3 for any part of it; null where it does not hold them.
 * @param name its words, each behind a space @param words what is looked for, written alike
 */
export function rankOfWords(name: string, words: string): 1 | 2 | 3 | null {
  if (name.startsWith(words)) return 1;
  if (name.includes(words)) return 2;
  return name.includes(words.trimStart()) ? 3 : null;
}

/**
 * Pure: the less the liker: what a name begins with, then a word of it, then any part of it, then names spelt alike; null for
 * one that is not meant.
 * @param folded what somebody looks for, without accents and case
 */
export function likenessTo(folded: string): (name: Sought) => number | null {
  const words = spacedWords(folded);
  const wanted = new Set(trigramsOf(folded));
  return (name) => {
    if (words.trimStart() === '') return null;
    const rank = rankOfWords(name.words, words);
    if (rank !== null) return rank;
    const alike = wordSimilarity(wanted, name.trigrams);
    return alike >= alikeEnough ? 4 - alike : null;
  };
}
