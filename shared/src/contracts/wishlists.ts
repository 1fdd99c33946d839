import { z } from 'zod';
import { defineCalls } from './call.ts';
import { done, one } from './common.ts';
import { location, picture, poi } from './places.ts';

const title = z.string().trim().min(1, 'Give the list a name.').max(80, 'Use at most 80 characters.');
const wishlistId = z.uuid();
const params = z.object({ id: wishlistId });

/** Lists one person may have. */
export const mostWishlists = 100;

export const wishlist = z.object({
  id: z.string(),
  title: z.string(),
  /** Ids of the places and destinations in it, the newest first. */
  points_of_interest: z.array(z.number().int()),
  locations: z.array(z.number().int()),
  /** Of the newest, up to four. */
  pictures: z.array(picture),
});
export type Wishlist = z.infer<typeof wishlist>;

export const wishlistDetails = wishlist
  .pick({ id: true, title: true })
  .extend({ points_of_interest: z.array(poi), locations: z.array(location) });
export type WishlistDetails = z.infer<typeof wishlistDetails>;

/** Exactly these lists are to hold the thing; it leaves the others. */
const syncInput = z.object({
  wishlist_ids: z.array(wishlistId).max(mostWishlists),
  /** Id of the place, or of the destination. */
  place_id: z.number().int().positive().max(2_147_483_647),
});

export const wishlistCalls = defineCalls({
  'GET /api/user/wishlists': { summary: 'One’s own wishlists, the newest first.', answer: one(z.array(wishlist)) },
  'GET /api/user/wishlists/{id}': {
    summary: 'One of one’s own wishlists with all that is in it, the newest first.',
    params,
    answer: one(wishlistDetails),
  },
  'POST /api/user/wishlists': { summary: 'Begin a wishlist.', body: z.object({ title }), answer: one(wishlist) },
  'PATCH /api/user/wishlists/{id}': {
    summary: 'Give a wishlist another name.',
    params,
    body: z.object({ title }),
    answer: one(wishlist),
  },
  'DELETE /api/user/wishlists/{id}': { summary: 'Delete a wishlist; what was in it stays.', params, answer: done },
  'POST /api/user/wishlists/syncPOI': {
    summary: 'Put a place into exactly these lists; the same again changes nothing.',
    body: syncInput,
    answer: one(z.array(wishlist)),
  },
  'POST /api/user/wishlists/syncLocation': {
    summary: 'Put a destination into exactly these lists; the same again changes nothing.',
    body: syncInput,
    answer: one(z.array(wishlist)),
  },
});
