import { hotelKind } from '@tabi/shared/contracts/hotels';
import { z } from 'zod';
import { coordinates, slug } from './fields.ts';

/** A row of `hotels.json`: facts only. */
export const staySchema = z.strictObject({
  slug,
  name: z.string().min(2),
  local_name: z.string().nullable(),
  kind: hotelKind,
  /** Official or self-declared stars; null where there are none. */
  stars: z.number().int().min(1).max(5).nullable(),
  /** 1 simple, 2 middle, 3 upper, 4 luxury: how dear it is for its own town; never a price. */
  price_band: z.literal([1, 2, 3, 4]),
  district: z.string().min(2),
  ...coordinates,
  website: z.url({ protocol: /^https?$/ }).nullable(),
  /** The open data set it was taken from, or `general` for general knowledge. */
  source: z.enum(['general', 'openstreetmap', 'singapore-stb']),
});

export type CatalogueStay = z.infer<typeof staySchema>;
