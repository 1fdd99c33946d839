import { z } from 'zod';
import { defineCalls } from './call.ts';
import { done, one } from './common.ts';
import { location, picture, poi } from './places.ts';

const title = z.string().trim().min(1, 'Give the list a name.').max(80, 'Use at most 80 characters.');
const wishlistId = z.uuid();
const params = z.object({ id: wishlistId });

/** Id of the place, or of the destination. */
const thingId = z.number().int().positive().max(2_147_483_647);
const note = z.string().trim().max(500, 'Use at most 500 characters.');

/** Lists one person may have. */
export const mostWishlists = 100;

export const wishlist = z.object({
  id: z.string(),
  title: z.string(),
  /** Ids of the places and destinations in it, the newest first. */
  points_of_interest: z.array(z.number().int()),
  locations: z.array(z.number().int()),
  /** The cover that was chosen, else those of the newest, up to four. */
  pictures: z.array(picture),
});
export type Wishlist = z.infer<typeof wishlist>;

/** What the person noted of one thing of a list. */
export const wishlistNote = z.object({ kind: z.enum(['place', 'destination']), place_id: thingId, note });
export type WishlistNote = z.infer<typeof wishlistNote>;

/** A thing of a list, as one that is or is not to stand for it. */
export const wishlistCover = z.object({ kind: z.enum(['place', 'destination']), place_id: thingId });
export type WishlistCover = z.infer<typeof wishlistCover>;

export const wishlistDetails = wishlist.pick({ id: true, title: true }).extend({
  points_of_interest: z.array(poi),
  locations: z.array(location),
  /** Of those things that have one. */
  notes: z.array(wishlistNote).optional(),
  /** Whose picture stands for the list; null where none is chosen. */
  cover: wishlistCover.nullable().optional(),
  /** The link by which anybody may look at it; null while there is none. */
  link: z.string().nullable().optional(),
});
export type WishlistDetails = z.infer<typeof wishlistDetails>;

/** A list as whoever has its link sees it: what is in it and the name of whose it is, and nothing of what they noted. */
export const sharedWishlist = z.object({
  title: z.string(),
  owner: z.string(),
  points_of_interest: z.array(poi),
  locations: z.array(location),
});
export type SharedWishlist = z.infer<typeof sharedWishlist>;

/** Exactly these lists are to hold the thing; it leaves the others. */
const syncInput = z.object({
  wishlist_ids: z.array(wishlistId).max(mostWishlists),
  place_id: thingId,
  /** By the ids of lists: what is noted there from now on. A list that is not named keeps its note. */
  notes: z.record(wishlistId, note).optional(),
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
  'DELETE /api/user/wishlists/{id}': {
    summary: 'Delete a wishlist; it can be restored for 30 days, and what was in it stays on the site.',
    params,
    answer: done,
  },
  'POST /api/user/wishlists/{id}/restore': {
    summary: 'Bring a deleted wishlist back as it was, with its link; another may have taken its name meanwhile.',
    params,
    answer: one(wishlist),
  },
  'PUT /api/user/wishlists/{id}/note': {
    summary: 'Note something of one thing of a list; without words the note is taken off.',
    params,
    body: wishlistNote,
    answer: one(z.object({ note: z.string() })),
  },
  'PUT /api/user/wishlists/{id}/cover': {
    summary: 'Choose the thing whose picture stands for the list; with null the newest four do again.',
    params,
    body: z.object({ cover: wishlistCover.nullable() }),
    answer: one(wishlist),
  },
  'POST /api/user/wishlists/{id}/link': {
    summary: 'Give the list a link by which anybody may look at it; the same one until it is ended.',
    params,
    answer: one(z.object({ link: z.string() })),
  },
  'DELETE /api/user/wishlists/{id}/link': {
    summary: 'End the link: whoever has it sees nothing any more.',
    params,
    answer: done,
  },
  'GET /api/wishlists/shared': {
    summary: 'A list by the token of its link.',
    query: z.object({ token: z.string().min(1).max(100) }),
    answer: one(sharedWishlist),
  },
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
