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
 * Pure: the less the liker: what a name begins with, then a word of it, then any part of it, then names spelt alike; null for
 * one that is not meant.
 * @param folded what somebody looks for, without accents and case
 */
export function likenessTo(folded: string): (name: Sought) => number | null {
  const words = spacedWords(folded);
  const letters = words.trimStart();
  const wanted = new Set(trigramsOf(folded));
  return (name) => {
    if (letters === '') return null;
    if (name.words.startsWith(words)) return 1;
    if (name.words.includes(words)) return 2;
    if (name.words.includes(letters)) return 3;
    const alike = wordSimilarity(wanted, name.trigrams);
    return alike >= alikeEnough ? 4 - alike : null;
  };
}
