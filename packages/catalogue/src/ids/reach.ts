import type { Kind } from '../schema/vocabulary.ts';
import { sameThing } from '../wikimedia/points.ts';

/** Metres from a place's point to that of the same thing: as large as things of its kind are. */
const usual = 1000;
const wide = 3000;
const broad = 10_000;

const reaches: Partial<Record<Kind, number>> = {
  'old-town': wide,
  neighbourhood: wide,
  street: wide,
  village: wide,
  waterfront: wide,
  beach: wide,
  ruins: wide,
  park: wide,
  'rice-terrace': wide,
  'tea-terrace': wide,
  waterfall: wide,
  cave: wide,
  island: broad,
  reef: broad,
  mountain: broad,
  volcano: broad,
  valley: sameThing,
  desert: sameThing,
  lake: sameThing,
  river: sameThing,
  'nature-reserve': sameThing,
};

/** Metres at most between a place of this kind and a thing that is named as it is. */
export const reachOf = (kind: Kind): number => reaches[kind] ?? usual;

/** The same for one whose name is its own only without that of the destination. */
export const looseReach = usual;
