import { seeded } from '../seeded.ts';
import type { Landscape, Motif } from '../vocabulary.ts';

/** A place to stay and the destination it is in. */
export interface Stay {
  slug: string;
  kind: string;
  about: { landscape: Landscape };
}

const palaces = /palace|mahal|niwas|vilas|qasr|saray|serai/;

/** What is shown of a house of each kind: its front, a room, its pool or roof, or where it stands. */
const shown: Record<string, readonly Motif[]> = {
  hotel: ['hotel-front', 'hotel-front', 'hotel-room', 'hotel-roof'],
  resort: ['resort', 'resort', 'hotel-room', 'inn-front'],
  boutique: ['inn-front', 'hotel-front', 'inn-room', 'hotel-room'],
  heritage: ['inn-front', 'inn-room'],
  ryokan: ['inn-front', 'inn-room', 'hot-spring'],
  guesthouse: ['inn-front', 'inn-room', 'hotel-room'],
  hostel: ['hotel-front', 'hotel-roof', 'hotel-room'],
  lodge: ['lodge', 'inn-room'],
  camp: ['camp'],
};

/** Pure: what the poster of a place to stay shows, in its destination's style and inks. */
export function stayMotif({ slug, kind, about: { landscape } }: Stay, take = 0): Motif {
  if (palaces.test(slug) && take === 0) return 'palace';
  const list = shown[kind] ?? ['inn-front'];
  const cold = landscape === 'mountains' || landscape === 'high-plateau' || landscape === 'steppe';
  const here = kind === 'resort' && cold ? ([...list.slice(2), 'lodge'] as const) : list;
  return seeded(`${slug}/${take}/stay`).pick(here);
}
