import { hotelKind } from '@tabi/shared/contracts/hotels';
import { z } from 'zod';
import { coordinates, slug, was, words } from './fields.ts';

/** A hotel: facts and two sentences of ours; no rating, no price. */
const staySchema = z.strictObject({
  slug,
  was,
  name: z.string().min(2),
  local_name: z.string().nullable(),
  kind: hotelKind,
  /** Official or self-declared stars; null where there are none. */
  stars: z.number().int().min(1).max(5).nullable(),
  /** 1 simple, 2 middle, 3 upper, 4 luxury: how dear it is for its own town; never a price. */
  price_band: z.literal([1, 2, 3, 4]),
  district: z.string().min(2),
  /** Two sentences: which part of town, what it is like, whom it suits. */
  text: words(12, 60).optional(),
  ...coordinates,
  website: z.url({ protocol: /^https?$/ }).nullable(),
  /** The open data set it was taken from, or `general` for general knowledge. */
  source: z.enum(['general', 'openstreetmap', 'singapore-stb']),
});

/** A row of `hotels.json`. */
export const ownStaySchema = staySchema.extend({
  source: z.enum(['general', 'singapore-stb'], {
    error: 'Rows of OpenStreetMap belong into hotels-osm.json: its licence wants them apart.',
  }),
});
/** A row of `hotels-osm.json`, under the Open Database License. */
export const mappedStaySchema = staySchema.extend({ source: z.literal('openstreetmap') });

export type CatalogueStay = z.infer<typeof staySchema>;
