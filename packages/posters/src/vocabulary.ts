/** What can be drawn: closed vocabularies, which the catalogue's files are checked against. */

/** What the drawn poster of a place shows. */
export const motifs = [
  'torii',
  'pagoda',
  'stupa',
  'prang',
  'gopuram',
  'mosque',
  'minaret',
  'church',
  'monastery',
  'fort',
  'palace',
  'old-town',
  'gate',
  'market',
  'night-market',
  'skyline',
  'tower',
  'bridge',
  'museum',
  'garden',
  'bamboo',
  'tea-terrace',
  'rice-terrace',
  'beach',
  'island',
  'reef',
  'waterfall',
  'cave',
  'dune',
  'canyon',
  'volcano',
  'snow-range',
  'lake-boat',
  'junk',
  'river-town',
  'train',
  'cable-car',
  'zoo',
  'theme-park',
  'hot-spring',
  'forest',
  'ruins',
  'monument',
  'steppe',
  'rotunda',
] as const;
export type Motif = (typeof motifs)[number];

/** The land behind a destination's posters. */
export const landscapes = [
  'coast',
  'islands',
  'river-plain',
  'hills',
  'mountains',
  'high-plateau',
  'desert',
  'jungle',
  'steppe',
  'megacity',
  'karst',
  'lake',
] as const;
export type Landscape = (typeof landscapes)[number];

/** The kind of day a place is best for; `any` where it makes no odds. */
export const bestTimes = [
  'early-morning',
  'morning',
  'midday',
  'afternoon',
  'sunset',
  'evening',
  'night',
  'any',
] as const;
export type BestTime = (typeof bestTimes)[number];
