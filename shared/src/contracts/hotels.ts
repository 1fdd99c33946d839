import { z } from 'zod';
import { defineCalls } from './call.ts';
import { idOrSlug, idParams, listOf, one, paged, pageNumber, perPage } from './common.ts';
import { countryRef, fromSomewhere, nearbyLimit, picture, ratedAndNear } from './places.ts';

export const hotelKind = z.enum([
  'hotel',
  'resort',
  'heritage',
  'boutique',
  'ryokan',
  'guesthouse',
  'hostel',
  'lodge',
  'camp',
]);
export type HotelKind = z.infer<typeof hotelKind>;

export const hotel = z.object({
  id: z.number().int(),
  slug: z.string(),
  name: z.string(),
  local_name: z.string().nullable(),
  kind: hotelKind,
  /** Official or self-declared; null where there are none. */
  stars: z.number().int().nullable(),
  /** 1 simple … 4 luxury, for its own town; never a price. */
  price_band: z.number().int(),
  district: z.string(),
  lat: z.number(),
  lng: z.number(),
  location_id: z.number().int(),
  location_slug: z.string(),
  location_name: z.string(),
  thumbnail: picture,
  /** Null until our own users have rated it. */
  rating: z.number().nullable(),
  review_count: z.number().int(),
});
export type Hotel = z.infer<typeof hotel>;

export const hotelDetails = hotel.extend({
  country: countryRef,
  /** Which part of town, what it is like, whom it suits; null where nobody has written it yet. */
  about: z.string().nullable(),
  /** The hotel's own pages. */
  website: z.string().nullable(),
  /** Where the facts come from, for the credit below them; null: general knowledge. */
  source: z.object({ name: z.string(), url: z.string(), licence: z.string() }).nullable(),
});
export type HotelDetails = z.infer<typeof hotelDetails>;

/** A hotel with how far it is, great circle. */
export const nearbyHotel = hotel.extend({ metres: z.number().int() });
export type NearbyHotel = z.infer<typeof nearbyHotel>;

export const hotelCalls = defineCalls({
  'GET /api/hotels': {
    summary: 'Hotels, of one destination or several; `filter=top` begins with those of most stars.',
    query: z
      .object({
        page: pageNumber,
        per_page: perPage,
        filter: z.enum(['all', 'top']).default('all'),
        location: idOrSlug.optional(),
        locations: listOf(idOrSlug).optional(),
        name: z.string().trim().max(80).optional(),
        kind: listOf(hotelKind).optional(),
        stars: listOf(z.coerce.number().int().min(1).max(5)).optional(),
        price_band: listOf(z.coerce.number().int().min(1).max(4)).optional(),
        ...ratedAndNear,
        /** `recommended`: from `near` the nearest first. */
        sort: z.enum(['recommended', 'distance', 'name', 'rating', 'stars']).default('recommended'),
      })
      .refine(...fromSomewhere),
    answer: paged(hotel),
  },
  'GET /api/hotels/{id}': { summary: 'One hotel by id or slug.', params: idParams, answer: one(hotelDetails) },
  'GET /api/hotels/{id}/nearby': {
    summary: 'Hotels near this one, nearest first.',
    params: idParams,
    query: nearbyLimit,
    answer: one(z.array(nearbyHotel)),
  },
  'GET /api/pointOfInterests/{id}/nearbyHotels': {
    summary: 'Hotels of its destination near a place, nearest first.',
    params: idParams,
    query: nearbyLimit,
    answer: one(z.array(nearbyHotel)),
  },
});
