import { z } from 'zod';
import { slug, words } from './fields.ts';

const day = z.number().int().min(1).max(31);
const monthNumber = z.number().int().min(1).max(13);

/** On which day it begins. */
const whenSchema = z.discriminatedUnion('calendar', [
  z.strictObject({ calendar: z.literal('gregorian'), month: monthNumber, day }),
  /** `nth` weekday of a month, 1 is Monday; -1 is the last. */
  z.strictObject({
    calendar: z.literal('weekday'),
    month: monthNumber,
    weekday: z.number().int().min(1).max(7),
    nth: z.union([z.literal(-1), z.number().int().min(1).max(4)]),
  }),
  /** Calendars that Unicode's data can reckon; months as they count them. */
  z.strictObject({
    calendar: z.enum(['chinese', 'dangi', 'hebrew', 'islamic-umalqura', 'persian']),
    month: monthNumber,
    day,
  }),
  /** Set by priests, astronomers or councils: the days as announced or reckoned. */
  z.strictObject({ calendar: z.literal('listed'), dates: z.array(z.iso.date()).min(3) }),
]);

/** A row of `festivals.json`. */
export const festivalSchema = z.strictObject({
  slug,
  name: z.string().min(2),
  local_name: z.string().nullable(),
  /** Where it is kept: whole countries, or single destinations. */
  countries: z.array(z.string().regex(/^[A-Z]{2}$/)),
  destinations: z.array(slug),
  when: whenSchema,
  /** How many days it lasts. */
  days: z.number().int().min(1).max(45),
  /** Whether the moon's sighting or a council may still move it by a day or two. */
  may_move: z.boolean(),
  /** What happens, and what it means for travellers: full trains, closed shops. */
  text: words(15, 70),
});

export type CatalogueFestival = z.infer<typeof festivalSchema>;
