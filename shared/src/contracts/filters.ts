import { z } from 'zod';
import { defineCalls } from './call.ts';
import { idOrSlug, one } from './common.ts';

/** One filter of a list: `name` is the parameter that the list's call takes. */
export const filter = z.object({
  name: z.string(),
  label: z.string(),
  /** Whether several options may be sent, separated by commas. */
  several: z.boolean(),
  options: z.array(
    z.object({
      value: z.string(),
      label: z.string(),
      /** How many it would leave, of those that the list has now; null where that is not counted. */
      count: z.number().int().nullable(),
    }),
  ),
  /**
   * What may be sent instead of an option: a day (`YYYY-MM-DD`), metres, a number of stars (1 to 5), a point
   * (`latitude,longitude`) or words; null: nothing.
   */
  free: z.enum(['day', 'metres', 'stars', 'point', 'words']).nullable(),
  /** Another filter that has to be sent with it. */
  needs: z.string().nullable(),
});
export type Filter = z.infer<typeof filter>;

export const filterCalls = defineCalls({
  'GET /api/filters': {
    summary: 'What a list can be narrowed by; with `location`, what that destination has.',
    query: z.object({
      type: z.enum(['locations', 'hotels', 'pointOfInterests', 'products']),
      location: idOrSlug.optional(),
    }),
    answer: one(z.array(filter)),
  },
});
