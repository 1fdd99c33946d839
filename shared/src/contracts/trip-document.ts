import { z } from 'zod';
import { clock, day, localDateTime } from './common.ts';
import { currencyCode, minorAmount } from './trip-money.ts';
import { daysBetween } from '../format/dates.ts';
import { ideaState, pace, party, theme, travelMode } from './trips.ts';

const slug = z.string().min(1).max(160);
const words = z.string().max(1_000);
const point = { lat: z.number().min(-90).max(90), lng: z.number().min(-180).max(180) };
const cost = z.object({ amount_minor: minorAmount, currency: currencyCode });
const noted = {
  /** Null: nobody has said. */
  cost: cost.nullable().default(null),
  custom_fields: z
    .record(z.string().max(60), z.unknown())
    .refine((fields) => JSON.stringify(fields).length <= 4_000, 'This is more than can be noted here.')
    .default({}),
};

/** A place, named so that it is found again and known without us. */
const place = z.object({ slug, name: z.string().max(200), local_name: z.string().max(200).nullable(), ...point });

const event = z.object({
  type: z.enum(['visit', 'hop', 'meal', 'custom', 'stay']),
  title: z.string().trim().min(1).max(200),
  /** Wall clocks of the destination. */
  start: localDateTime,
  end: localDateTime,
  destination: slug,
  /** Of a visit. */
  place: place.nullable().default(null),
  /** Of a stay and an event of one's own, where they are anywhere. */
  point: z.object(point).nullable().default(null),
  /** Of a stay in a hotel that we have. */
  hotel: slug.nullable().default(null),
  meal: z.enum(['lunch', 'dinner']).nullable().default(null),
  /** Of a way. */
  way: z
    .object({ travel_mode: travelMode, minutes: z.number().int().min(0), metres: z.number().int().min(0) })
    .nullable()
    .default(null),
  /** Why then, or what one should know. */
  reason: words.nullable().default(null),
  pinned: z.boolean().default(false),
  ...noted,
});

/** Its parts agree with one another; each sentence names what does not. */
function agree(
  {
    startDate,
    endDate,
    events,
  }: { startDate: string; endDate: string; events: { title: string; start: string; end: string }[] },
  context: z.RefinementCtx,
): void {
  const wrong = (path: (string | number)[], message: string) => context.addIssue({ code: 'custom', path, message });
  if (endDate < startDate) return wrong(['endDate'], 'The end cannot be before the start.');
  if (daysBetween(startDate, endDate) > 30) return wrong(['endDate'], 'A trip can be at most 30 days.');
  for (const [index, { title, start, end }] of events.entries()) {
    const date = start.slice(0, 10);
    if (date < startDate || date > endDate)
      wrong(['events', index, 'start'], `${title} is on ${date}, which is outside of this trip.`);
    if (end <= start) wrong(['events', index, 'end'], `${title} must end after it begins.`);
  }
}

/** A trip as a file: all that is its traveller's, and nothing of anybody else. */
export const tripDocument = z
  .object({
    format: z.literal('tabi-trip', 'This file is not a trip of ours.'),
    version: z.literal(1, 'This file is of a later version of ours. It cannot be read here yet.'),
    title: z.string().trim().min(1).max(120),
    startDate: day,
    endDate: day,
    startTime: clock,
    endTime: clock,
    tripPace: pace,
    theme,
    preferredTypes: z.array(z.string().max(40)).max(30),
    numberOfPeople: party.nullable().default(null),
    budget: cost.nullable().default(null),
    destinations: z
      .array(z.object({ slug, name: z.string().max(120), time_zone: z.string().max(60), startDate: day, endDate: day }))
      .min(1)
      .max(8),
    /** What people call their days. */
    day_names: z
      .array(z.object({ date: day, name: z.string().min(1).max(60) }))
      .max(31)
      .default([]),
    events: z.array(event).max(1_000),
    ideas: z
      .array(z.object({ place, reason: words.nullable().default(null), state: ideaState.default('idea'), ...noted }))
      .max(400),
  })
  .superRefine(agree);
export type TripDocument = z.output<typeof tripDocument>;
