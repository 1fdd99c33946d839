import { z } from 'zod';
import { defineCalls } from './call.ts';
import { day, idOrSlug, idParams, listOf, one, paged, pageNumber } from './common.ts';
import { newTrip } from './trips.ts';
import { countryRef, fromSomewhere, nearbyLimit, picture, poi, ratedAndNear, tag } from './places.ts';

export const tourMode = z.enum(['walk', 'cycle', 'transit', 'drive']);

/** A tour: self-guided and ours, or a supplier's. */
export const product = z.object({
  id: z.number().int(),
  slug: z.string(),
  title: z.string(),
  thumbnail: picture,
  /** The address of the picture at its widest. */
  thumbnail_hi_res_url: z.string(),
  /** The supplier's page, or the tour's own on this site. */
  web_url: z.string(),
  location_url: z.string(),
  location_id: z.number().int(),
  location_slug: z.string(),
  location_name: z.string(),
  /** `Free` or an amount with its currency, `US$35`. */
  price_formatted: z.string(),
  /** Minor units of `currency`. */
  price: z.object({ amount: z.number().int(), currency: z.string() }),
  /** `3 h 30 min`; empty where the supplier does not say. */
  duration: z.string(),
  minutes: z.number().int().nullable(),
  short_description: z.string(),
  tags: z.array(tag),
  /** Null: ours. */
  supplier: z.string().nullable(),
  mode: tourMode.nullable(),
  /** On the way from stop to stop. */
  metres: z.number().int().nullable(),
  stop_count: z.number().int(),
  /** Where it begins; null of a supplier’s. */
  begins: z.object({ lat: z.number(), lng: z.number() }).nullable(),
  /** The supplier's where it is a supplier's, else our own users'; null where there is none. */
  rating: z.number().nullable(),
  review_count: z.number().int(),
});
export type Product = z.infer<typeof product>;

const wayHere = z.object({ mode: tourMode, minutes: z.number().int(), metres: z.number().int() });

export const productStop = z.object({
  poi,
  /** Wall clock of the place, `HH:MM`. */
  arrives_at: z.string(),
  leaves_at: z.string(),
  minutes: z.number().int(),
  /** From the stop before; null to the first. */
  way_here: wayHere.nullable(),
});
export type ProductStop = z.infer<typeof productStop>;

export const productDetails = product.extend({
  description: z.string(),
  country: countryRef,
  time_zone: z.string(),
  /** `HH:MM`; null of a supplier's. */
  starts_at: z.string().nullable(),
  ends_at: z.string().nullable(),
  /** Weekdays on which every stop is open as one comes there; all seven names, Monday first, where it does not matter. */
  days: z.array(z.string()),
  stops: z.array(productStop),
});
export type ProductDetails = z.infer<typeof productDetails>;

export const productCalls = defineCalls({
  'GET /api/products': {
    summary: 'Tours of a destination, or those that stop at a place; the best fitting first.',
    query: z
      .object({
        page: pageNumber,
        /** How many a page. */
        limit: z.coerce.number().int().min(1).max(50).default(2),
        location: idOrSlug.optional(),
        poi: idOrSlug.optional(),
        /** A wrong letter forgiven. */
        name: z.string().trim().max(80).optional(),
        tags: listOf(z.string().max(40)).optional(),
        mode: listOf(tourMode).optional(),
        price: z.enum(['free', 'paid']).optional(),
        /** Minutes. */
        longest: z.coerce.number().int().min(10).max(1_440).optional(),
        /** Distances are to where the tour begins; a supplier's begins nowhere that we know. */
        ...ratedAndNear,
        /** `recommended`: from `near` the nearest first. */
        sort: z.enum(['recommended', 'distance', 'name', 'rating', 'shortest']).default('recommended'),
      })
      .refine(...fromSomewhere),
    answer: paged(product),
  },
  'GET /api/products/{id}': {
    summary: 'One tour by id or slug, with its stops and when one is where.',
    params: idParams,
    answer: one(productDetails),
  },
  'POST /api/products/{id}/trip': {
    summary:
      'Open a self-guided tour as a trip of one’s own, to change at will. Without a day: the next that suits it.',
    params: idParams,
    body: z.object({ startDate: day.optional() }),
    answer: one(newTrip),
  },
  'GET /api/products/{id}/nearby': {
    summary: 'Other tours of the same destination, those that begin nearest first.',
    params: idParams,
    query: nearbyLimit,
    answer: one(z.array(product)),
  },
});
