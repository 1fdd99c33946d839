import { z } from 'zod';
import { defineCalls } from './call.ts';
import { done, one, paged, pageNumber } from './common.ts';

/** What can be reviewed; the names are those of the specification's models. */
export const reviewable = z.enum(['PointOfInterest', 'Location', 'Hotel', 'Product']);
export type Reviewable = z.infer<typeof reviewable>;

/** A model name may come with the namespace before it (`App\\Models\\PointOfInterest`). */
const resource = z
  .string()
  .max(80)
  .transform((text) => text.split('\\').at(-1))
  .pipe(reviewable);
const resourceId = z.coerce.number().int().positive().max(2_147_483_647);

const text = z.string().trim().min(3, 'Write a few words more.').max(4_000, 'Use at most 4,000 characters.');
const rating = z.number().int().min(1, 'Choose one star to five.').max(5, 'Choose one star to five.');

export const review = z.object({
  id: z.string(),
  /** Of its author: their picture at 128 px, and their name. */
  avatar: z.string().nullable(),
  name: z.string(),
  rating: z.number().int(),
  text: z.string(),
  /** When it was written, ISO 8601 in UTC. */
  timestamp: z.string(),
  /** When its author last changed it. */
  edited: z.string().nullable(),
  /** How many found it helpful. */
  helpful: z.number().int(),
  /** Whether the one who asks is its author, or found it helpful. */
  mine: z.boolean(),
  voted: z.boolean(),
});
export type Review = z.infer<typeof review>;

const summary = z.object({
  rating: z.number().nullable(),
  review_count: z.number().int(),
});

const params = z.object({ id: z.uuid() });

export const reviewCalls = defineCalls({
  'GET /api/reviews': {
    summary: 'Reviews of one thing: the newest first, the most helpful first, or all in order of writing.',
    query: z.object({
      page: pageNumber,
      per_page: z.coerce.number().int().min(1).max(50).default(5),
      filter: z.enum(['newest', 'popular', 'all']).default('newest'),
      resource,
      id: resourceId,
    }),
    answer: paged(review).extend({
      per_page: z.number().int(),
      summary,
      /** How many gave one star, two, and so on to five. */
      stars: z.array(z.number().int()).length(5).optional(),
    }),
  },
  'POST /api/reviews': {
    summary: 'Review a thing, once. Author and picture are those of the account.',
    body: z.object({
      text,
      rating,
      resource,
      /** Of the thing. */
      id: resourceId,
      /** Taken from the account, whatever is sent. */
      name: z.string().max(80).optional(),
      avatar: z.string().max(400).nullable().optional(),
      type: z.string().max(40).optional(),
    }),
    answer: one(review).extend({ summary }),
  },
  'PATCH /api/reviews/{id}': {
    summary: 'Change one’s own review.',
    params,
    body: z.object({ text: text.optional(), rating: rating.optional() }),
    answer: one(review).extend({ summary }),
  },
  'DELETE /api/reviews/{id}': { summary: 'Take one’s own review back.', params, answer: done.extend({ summary }) },
  'POST /api/reviews/{id}/helpful': {
    summary: 'Say whether a review of somebody else was helpful; the same again changes nothing.',
    params,
    body: z.object({ helpful: z.boolean() }),
    answer: one(review),
  },
});
