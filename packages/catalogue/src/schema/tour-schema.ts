import { z } from 'zod';
import { clock, slug, was, words } from './fields.ts';
import { tags, weekdays } from './vocabulary.ts';

/**
 * A row of `tours.json`: a self-guided walk or ride over places of the same destination. Times and distances are not
 * written here: the planner's engine computes them.
 */
export const tourSchema = z.strictObject({
  slug,
  was,
  title: z.string().min(6).max(70),
  snippet: words(6, 30),
  description: words(60, 150),
  tags: z.array(z.enum(tags)).min(2).max(5),
  /** How to get from stop to stop: the quickest of what the mode allows. */
  mode: z.enum(['walk', 'cycle', 'transit', 'drive']),
  /** When to set out, wall clock of the place. */
  starts_at: clock,
  /** Weekdays on which it is best, all when empty. */
  best_days: z.array(z.enum(weekdays)),
  /** In order; `minutes` is the stay there, the place's own visit length when left out. */
  stops: z
    .array(z.strictObject({ place: slug, minutes: z.number().int().min(5).max(480).optional() }))
    .min(3)
    .max(10),
});

export type CatalogueTour = z.infer<typeof tourSchema>;
