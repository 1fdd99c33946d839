/** Kinds that feel alike to a visitor: three of one group in a row are one too many. */
const groups = {
  sacred: ['temple', 'shrine', 'church', 'mosque', 'synagogue', 'monastery', 'stupa'],
  past: ['palace', 'fort', 'ruins', 'historic-site', 'monument', 'memorial', 'cemetery', 'city-gate'],
  streets: ['old-town', 'street', 'neighbourhood', 'square', 'village'],
  indoors: ['museum', 'gallery', 'library', 'theatre', 'cultural-centre'],
  buying: ['market', 'night-market', 'food-hall', 'shopping'],
  green: ['park', 'garden', 'nature-reserve', 'rice-terrace', 'tea-terrace'],
  view: ['viewpoint', 'tower', 'bridge', 'waterfront', 'skyline', 'cable-car'],
  wild: ['lake', 'river', 'waterfall', 'cave', 'mountain', 'volcano', 'valley', 'desert'],
  sea: ['beach', 'island', 'reef'],
  rest: ['hot-spring', 'spa'],
} as const;

const groupOf = new Map<string, string>(
  Object.entries(groups).flatMap(([group, kinds]) => kinds.map((kind) => [kind, group])),
);

/** The group of a kind; a kind that belongs to none is its own group. */
export const kindGroup = (kind: string): string => groupOf.get(kind) ?? kind;
