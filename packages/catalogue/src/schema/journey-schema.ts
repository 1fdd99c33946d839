import { z } from 'zod';
import { slug, words } from './fields.ts';
import { tags } from './vocabulary.ts';

/**
 * A row of `journeys.json`: several destinations in the order in which one sees them. Ways between them are those of
 * `connections.json`; what is seen on which day is the planner's work.
 */
export const journeySchema = z.strictObject({
  slug,
  title: z.string().min(6).max(70),
  snippet: words(6, 30),
  /** The first sentence says what it is. */
  description: words(80, 180),
  tags: z.array(z.enum(tags)).min(2).max(5),
  /** Months in which most of its destinations are at their best, 1 is January. */
  best_months: z.array(z.number().int().min(1).max(12)).min(1).max(12),
  /** In order; somewhere that one comes back to stands again. */
  stays: z
    .array(z.strictObject({ destination: slug, nights: z.number().int().min(1).max(7), why: words(6, 30) }))
    .min(2)
    .max(9),
});

export type CatalogueJourney = z.infer<typeof journeySchema>;

/** Its days: one more than its nights, since one leaves in the morning after the last. */
export const daysOf = ({ stays }: Pick<CatalogueJourney, 'stays'>): number =>
  stays.reduce((days, { nights }) => days + nights, 1);
