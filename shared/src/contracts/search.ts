import { z } from 'zod';
import { defineCalls } from './call.ts';
import { one } from './common.ts';
import { picture } from './places.ts';

/** One thing found: enough to show it in a row and to link to it. */
export const searchHit = z.object({
  kind: z.enum(['destination', 'place', 'post']),
  slug: z.string(),
  /** Of a place: its destination. */
  location_slug: z.string().nullable(),
  name: z.string(),
  local_name: z.string().nullable(),
  /** What tells it from others of the same name: the country, the town, the day. */
  detail: z.string(),
  picture,
});
export type SearchHit = z.infer<typeof searchHit>;

export const searchCalls = defineCalls({
  'GET /api/search': {
    summary: 'Destinations, places and posts by name: beginnings, other spellings, one wrong letter. Best first.',
    query: z.object({
      text: z.string().trim().min(2, 'Type two letters or more.').max(80),
      /** At most this many of each kind. */
      limit: z.coerce.number().int().min(1).max(10).default(4),
    }),
    answer: one(z.array(searchHit)),
  },
});
