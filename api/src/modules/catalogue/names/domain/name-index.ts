import { trigramsOf, wordSimilarity } from './trigrams.ts';

/** Texts by number, to be searched without comparing all of them. */
export interface NameIndex {
  /** Numbers of the texts that hold this one. */
  holding(text: string): number[];
  /** Numbers of the texts of which a stretch is at least so much like this one. */
  alike(text: string, least: number): number[];
  /** How much a stretch of a text is like this one, 0 to 1. */
  likeness(text: string): (number: number) => number;
}

/** @param texts folded */
export function indexNames(texts: readonly string[]): NameIndex {
  const trigrams = texts.map(trigramsOf);
  const textsWith = new Map<string, number[]>();
  for (const [number, own] of trigrams.entries())
    for (const trigram of new Set(own)) {
      const known = textsWith.get(trigram);
      if (known) known.push(number);
      else textsWith.set(trigram, [number]);
    }
  const likeness = (text: string) => {
    const wanted = new Set(trigramsOf(text));
    return (number: number) => wordSimilarity(wanted, trigrams[number] ?? []);
  };
  return {
    holding: (text) => texts.flatMap((name, number) => (name.includes(text) ? [number] : [])),
    likeness,
    alike: (text, least) => {
      const wanted = new Set(trigramsOf(text));
      const shared = new Map<number, number>();
      for (const trigram of wanted)
        for (const number of textsWith.get(trigram) ?? []) shared.set(number, (shared.get(number) ?? 0) + 1);
      const like = likeness(text);
      // No stretch is more alike than one that had nothing else.
      return [...shared].flatMap(([number, count]) =>
        count / wanted.size >= least && like(number) >= least ? [number] : [],
      );
    },
  };
}
