import type { Surroundings } from '../types.ts';
import type { Landscape } from '../vocabulary.ts';

/** What the catalogue says of a place: codes, never its texts. */
export interface Traits {
  kind: string;
  tags: readonly string[];
  landscape: Landscape;
}

const wet = ['waterfront', 'lake', 'river', 'island', 'beach', 'reef', 'boat-trip', 'aquarium'];
const urban = ['museum', 'gallery', 'theatre', 'library', 'city-gate', 'square', 'street', 'neighbourhood', 'tower'];
const green = ['nature', 'hiking', 'gardens', 'wildlife'];
const wooded: readonly Landscape[] = [
  'hills',
  'mountains',
  'jungle',
  'karst',
  'islands',
  'river-plain',
  'lake',
  'coast',
];

/** Pure: what lies about a place. A shrine with a path through the trees stands in a wood, not by a lake. */
export function surroundingsOf({ kind, tags, landscape }: Traits): Surroundings {
  if (wet.includes(kind) || tags.includes('water')) return 'water';
  if (tags.some((tag) => green.includes(tag)) && wooded.includes(landscape)) return 'wood';
  return urban.includes(kind) || tags.includes('local-life') || landscape === 'megacity' ? 'town' : 'open';
}
