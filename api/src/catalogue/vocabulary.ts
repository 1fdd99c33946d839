/** Closed vocabularies of the catalogue. A file that uses a word outside them is refused on load. */

/** What a place is. Decides the default visit length, the planner's sense of variety and the icon. */
export const kinds = [
  'temple', 'shrine', 'church', 'mosque', 'synagogue', 'monastery', 'stupa',
  'palace', 'fort', 'ruins', 'historic-site', 'old-town', 'monument', 'memorial', 'cemetery', 'city-gate',
  'museum', 'gallery', 'library', 'theatre', 'cultural-centre',
  'market', 'night-market', 'food-hall', 'shopping', 'street', 'neighbourhood', 'square',
  'park', 'garden', 'viewpoint', 'tower', 'bridge', 'waterfront', 'skyline',
  'beach', 'island', 'reef', 'lake', 'river', 'waterfall', 'cave', 'mountain', 'volcano', 'valley', 'desert',
  'nature-reserve', 'rice-terrace', 'tea-terrace', 'hot-spring', 'spa', 'village',
  'zoo', 'aquarium', 'theme-park', 'stadium', 'boat-trip', 'train-ride', 'cable-car', 'workshop',
] as const;
export type Kind = (typeof kinds)[number];

/** What a traveller may prefer. Shown in the trip form; a place carries two to five of them. */
export const tags = [
  'history', 'culture', 'spiritual', 'art', 'architecture', 'museums', 'nature', 'gardens', 'views', 'wildlife',
  'beaches', 'water', 'adventure', 'hiking', 'food', 'markets', 'shopping', 'nightlife', 'local-life',
  'family', 'romantic', 'relaxation', 'wellness', 'photography', 'festivals', 'crafts', 'science', 'offbeat',
] as const;
export type Tag = (typeof tags)[number];

/** What the drawn poster of a place shows. */
export const motifs = [
  'torii', 'pagoda', 'stupa', 'prang', 'gopuram', 'mosque', 'minaret', 'church', 'monastery', 'fort', 'palace',
  'old-town', 'gate', 'market', 'night-market', 'skyline', 'tower', 'bridge', 'museum', 'garden', 'bamboo',
  'tea-terrace', 'rice-terrace', 'beach', 'island', 'reef', 'waterfall', 'cave', 'dune', 'canyon', 'volcano',
  'snow-range', 'lake-boat', 'junk', 'river-town', 'train', 'cable-car', 'zoo', 'theme-park', 'hot-spring',
  'forest', 'ruins', 'monument', 'steppe', 'rotunda',
] as const;
export type Motif = (typeof motifs)[number];

/** The land behind a destination's posters. */
export const landscapes = [
  'coast', 'islands', 'river-plain', 'hills', 'mountains', 'high-plateau', 'desert', 'jungle', 'steppe', 'megacity', 'karst', 'lake',
] as const;
export type Landscape = (typeof landscapes)[number];

/** The kind of day a place is best for; `any` where it makes no odds. */
export const bestTimes = ['early-morning', 'morning', 'midday', 'afternoon', 'sunset', 'evening', 'night', 'any'] as const;
export type BestTime = (typeof bestTimes)[number];

export const weekdays = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;
export type Weekday = (typeof weekdays)[number];
