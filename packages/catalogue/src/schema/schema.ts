import { z } from 'zod';
import { coordinates, month, slug, was, words } from './fields.ts';
import { commonsTitle, wikidataId } from './photo-schema.ts';
import { bestTimes, kinds, landscapes, months, motifs, tags, weekdays } from './vocabulary.ts';

/** The shape of the catalogue's files: `packages/catalogue/data/<destination>/{destination,places,hotels,tours}.json`. */

/** `HH:MM-HH:MM` in the place's own zone; an end at or before the start is on the next day. `24:00` is midnight. */
export const timeRange = z
  .string()
  .regex(/^([01]\d|2[0-3]):[0-5]\d-(([01]\d|2[0-3]):[0-5]\d|24:00)$/, 'A range is HH:MM-HH:MM.');

const dayRanges = z.array(timeRange).max(4);
const weekdayRanges = Object.fromEntries(weekdays.map((day) => [day, dayRanges.optional()])) as Record<
  (typeof weekdays)[number],
  z.ZodOptional<typeof dayRanges>
>;

/** `always`, or the ranges of every day (`daily`) with single weekdays overriding it; `[]` is closed that day. */
export const hours = z.union([z.literal('always'), z.strictObject({ daily: dayRanges.optional(), ...weekdayRanges })]);

export const priceSchema = z.union([
  z.literal('free'),
  z.strictObject({
    /** In the currency's major unit, for one adult. */
    amount: z.number().positive(),
    currency: z.string().regex(/^[A-Z]{3}$/),
    year: z.number().int().min(2015).max(2026),
  }),
  z.null(),
]);

const yearlyDate = /^(0[1-9]|1[0-2])-\d\d$/;
const dateOfClosure = z.union([z.string().regex(yearlyDate, 'Write MM-DD for every year.'), z.iso.date()], {
  error: 'Write MM-DD for every year, or YYYY-MM-DD for once.',
});

/** Shut for a part of the year, or for works. Both ends are included; `from` after `to` runs over the new year. */
const closureSchema = z
  .strictObject({ from: dateOfClosure, to: dateOfClosure, why: words(1, 25) })
  .refine(({ from, to }) => from.length === to.length, 'Write both ends with the year, or neither.');

export const placeSchema = z.strictObject({
  slug,
  was,
  name: z.string().min(2),
  local_name: z.string().nullable(),
  kind: z.enum(kinds),
  motif: z.enum(motifs),
  tags: z.array(z.enum(tags)).min(2).max(5),
  ...coordinates,
  visit_minutes: z.number().int().min(10).max(600),
  hours,
  /** `official`: as the place itself publishes them; `typical`: usual for such a place, worth checking. */
  hours_source: z.enum(['official', 'typical']),
  /** Seasonal or irregular hours in words, else null. */
  hours_note: z.string().nullable(),
  /** Recurring closed dates, `MM-DD`. */
  closed_dates: z.array(z.string().regex(yearlyDate)),
  closures: z.array(closureSchema).optional(),
  price: priceSchema,
  /** 5: nobody leaves without it … 1: for those who come again. */
  importance: z.number().int().min(1).max(5),
  best_time: z.enum(bestTimes),
  /** For whose light one comes. */
  light: z.enum(['sunrise', 'sunset', 'both']).optional(),
  /** Worth its visit after dark, being lit, or alive only then. */
  night: z.boolean().optional(),
  /** One does not get in unless booked days before. */
  booking_needed: z.boolean().optional(),
  /** The place of the same destination of which this one is a part: seeing the whole is seeing it. */
  part_of: slug.optional(),
  /** The grounds that it lies in, by a word of their own, when one goes on foot only there: no street leads through. */
  walked_in: slug.optional(),
  setting: z.enum(['indoor', 'outdoor', 'both']),
  /** True for what lies too far for a city day and is a trip of its own. */
  day_trip: z.boolean(),
  snippet: words(6, 30),
  description: words(60, 150),
  website: z.url({ protocol: /^https?$/ }).nullable(),
  /** What it is on Wikidata: photographs are found by it. */
  wikidata: wikidataId.optional(),
  /** Photographs on Wikimedia Commons that somebody chose, the best first. */
  commons: z.array(commonsTitle).min(1).max(6).optional(),
  /** When somebody last went over these facts. */
  checked: month.optional(),
});

const colour = z.string().regex(/^#[0-9A-F]{6}$/, 'A colour is #RRGGBB in capitals.');

export const destinationSchema = z.strictObject({
  slug,
  was,
  name: z.string().min(2),
  local_name: z.string().nullable(),
  /** Former and other names that people type: Saigon, HCMC. */
  aliases: z.array(z.string().min(2)).max(8).default([]),
  /** ISO 3166-1 alpha-2. */
  country: z.string().regex(/^[A-Z]{2}$/),
  region: z.enum(['east', 'south-east', 'south', 'central', 'caucasus', 'west']),
  ...coordinates,
  /** IANA name. */
  time_zone: z.string(),
  currency: z.string().regex(/^[A-Z]{3}$/),
  languages: z.array(z.string()).min(1),
  snippet: words(6, 30),
  description: words(120, 250),
  /** Each month: 2 best, 1 fine, 0 better not; and why, in one sentence for the year. */
  seasons: z.strictObject({
    ...(Object.fromEntries(months.map((m) => [m, z.literal([0, 1, 2])])) as Record<
      (typeof months)[number],
      z.ZodLiteral<0 | 1 | 2>
    >),
    why: words(10, 60),
  }),
  getting_in: words(15, 90),
  getting_around: words(15, 90),
  facts: z
    .array(z.strictObject({ title: z.string().min(2), text: words(6, 50) }))
    .min(3)
    .max(6),
  /** Slugs of catalogue destinations that are natural to combine with this one. */
  neighbours: z.array(slug).min(2).max(4),
  /** 1: first names that people say … 3: for a second journey. */
  tier: z.literal([1, 2, 3]),
  landscape: z.enum(landscapes),
  motif: z.enum(motifs),
  checked: month.optional(),
  palette: z.strictObject({ sky: colour, light: colour, far: colour, near: colour, ground: colour, accent: colour }),
});

export type CatalogueDestination = z.infer<typeof destinationSchema>;
export type CataloguePlace = z.infer<typeof placeSchema>;
