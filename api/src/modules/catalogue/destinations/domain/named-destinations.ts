import { beginsNearly } from '../../names/domain/begins-nearly.ts';
import { similarity, trigramsOf, wordSimilarity } from '../../names/domain/trigrams.ts';
import type { StoredLocation } from '../destination-row.ts';
import type { DestinationIndex } from './destination-index.ts';

/** Spelt at least so much alike: the whole name, a stretch of what it is searched by. */
const alikeEnough = { name: 0.3, stretch: 0.55 };

/** A name that begins with the text, then one with a word that does, any that holds it, those one letter off, those spelt alike. */
function rankOf({ names, search }: StoredLocation, text: string): number {
  if (names.some((name) => name.startsWith(text))) return 0;
  if (search.startsWith(text) || search.includes(` ${text}`)) return 1;
  if (search.includes(text)) return 2;
  return names.some((name) => beginsNearly(name, text)) ? 3 : 4;
}

/**
 * Pure: those that a text may mean, the likeliest first. Names are a destination's own, its local one and those it had before;
 * what it is called now goes before what it was called.
 * @param text folded
 */
export function namedDestinations(index: DestinationIndex, text: string): StoredLocation[] {
  if (text === '') return [];
  const wanted = new Set(trigramsOf(text));
  const isAlike = (row: StoredLocation) =>
    text.length > 2 &&
    (similarity(row.folded, text) >= alikeEnough.name ||
      wordSimilarity(wanted, index.trigrams.get(row) ?? []) >= alikeEnough.stretch);
  return index.rows
    .map((row) => ({ row, rank: rankOf(row, text), isOther: Number(!row.folded.startsWith(text)) }))
    .filter(({ row, rank }) => rank < 4 || isAlike(row))
    .map((found) => ({ ...found, alike: found.rank === 4 ? similarity(found.row.folded, text) : 0 }))
    .sort((one, other) => one.rank - other.rank || one.isOther - other.isOther || other.alike - one.alike)
    .map(({ row }) => row);
}
