import { z } from 'zod';
import { month, slug, words } from './fields.ts';

/** A row of `connections.json`: how people usually get from one destination to another, and as long back. */
export const connectionSchema = z.strictObject({
  between: z.tuple([slug, slug]),
  mode: z.enum(['train', 'bus', 'car', 'flight', 'ferry']),
  /** From door to door on an ordinary day: ways to station or airport, waiting and the ride itself. */
  minutes: z.number().int().min(20).max(2880),
  /** How often it goes, in words: "every 10 minutes", "two a day". */
  often: words(1, 14),
  /** Who runs it, where there is one to name. */
  operator: z.strictObject({ name: z.string().min(2), website: z.url({ protocol: /^https?$/ }).nullable() }).nullable(),
  /** Borders, seasons, changes on the way; null where there is nothing to know. */
  note: words(4, 50).nullable(),
  checked: month,
});

export type CatalogueConnection = z.infer<typeof connectionSchema>;
