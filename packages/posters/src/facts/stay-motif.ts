import type { Landscape, Motif } from '../vocabulary.ts';

/** The land's own scenery, where a resort or a camp stands in it. */
const scenery: Record<Landscape, Motif> = {
  coast: 'beach',
  islands: 'beach',
  'river-plain': 'river-town',
  hills: 'forest',
  mountains: 'snow-range',
  'high-plateau': 'snow-range',
  desert: 'dune',
  jungle: 'forest',
  steppe: 'steppe',
  megacity: 'garden',
  karst: 'river-town',
  lake: 'lake-boat',
};
const towns: Partial<Record<Landscape, Motif>> = { 'river-plain': 'river-town', karst: 'river-town' };
const palaces = /palace|mahal|niwas|vilas|qasr|saray|serai/;

/** A place to stay and the destination it is in. */
export interface Stay {
  slug: string;
  kind: string;
  about: { landscape: Landscape; motif: Motif };
}

/** Pure: what the poster of a place to stay shows: what one sees from there, in its destination's inks. */
export function stayMotif({ slug, kind, about: { landscape, motif } }: Stay): Motif {
  if (palaces.test(slug)) return 'palace';
  switch (kind) {
    case 'hotel':
      return landscape === 'megacity' ? 'skyline' : motif;
    case 'resort':
    case 'lodge':
    case 'camp':
      return scenery[landscape];
    case 'ryokan':
      return 'garden';
    case 'hostel':
      return 'night-market';
    default:
      return towns[landscape] ?? 'old-town';
  }
}
