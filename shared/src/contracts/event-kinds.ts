import { z } from 'zod';
import { day, localDateTime } from './common.ts';
import { poi } from './places.ts';

export const travelMode = z.enum(['walk', 'cycle', 'transit', 'taxi', 'drive', 'train', 'bus', 'flight', 'ferry']);
export type TravelMode = z.infer<typeof travelMode>;

const eventBase = z.object({
  id: z.string(),
  trip_id: z.string(),
  destination_id: z.number().int(),
  title: z.string(),
  date: day,
  start: localDateTime,
  end: localDateTime,
  /** What it costs, in whole units of `currency`; null where nobody has said. */
  amount: z.number().int().nullable(),
  /** The same in its minor unit. */
  amount_minor: z.number().int().nullable().optional(),
  currency: z.string().nullable().optional(),
  custom_fields: z.record(z.string(), z.unknown()),
  /** The traveller placed it: planning leaves it where it is. */
  pinned: z.boolean(),
  /** The traveller asked for it: planning may move it, and never leaves it out. */
  must: z.boolean().optional(),
});

/** A stop: a place, when to be there, and why then. */
export const visitEvent = eventBase.extend({
  type: z.literal('visit'),
  poi_id: z.number().int(),
  poi,
  /** Opening hours of that very day, ready to read: `09:00–17:00`, `Open all day`. */
  hours_that_day: z.string(),
  /** Of that very day too: `windows` are the hours that `hours_that_day` tells. */
  hours_kind: z.enum(['all-day', 'closed', 'windows']),
  /** False when the stop lies outside the opening hours of its day. */
  open: z.boolean(),
  reason: z.string().nullable(),
});
/** Where a way begins or ends: at a place, in the middle of a destination, or in a bed; `id` is then its destination's. */
export const hopEnd = z.object({
  kind: z.enum(['place', 'destination', 'stay']),
  id: z.number().int(),
  /** The stay. */
  event_id: z.string().optional(),
});
/** What one should know of a way or a meal, in sentences. */
const hint = z.string().nullable();
/** The way from one stop to the next. */
export const hopEvent = eventBase.extend({
  type: z.literal('hop'),
  from: hopEnd,
  to: hopEnd,
  travel_mode: travelMode,
  minutes: z.number().int(),
  metres: z.number().int(),
  /** Where they come from: the estimate by distance, what a connection usually takes, or a routing engine's streets. */
  source: z.enum(['estimate', 'typical', 'osrm', 'valhalla']),
  /** What luggage and checking in take after a transfer to another destination. */
  settle_minutes: z.number().int(),
  hint,
});
export const mealEvent = eventBase.extend({ type: z.literal('meal'), meal: z.enum(['lunch', 'dinner']), hint });
/** Where it is; both null where nobody has said. */
const point = { lat: z.number().nullable().optional(), lng: z.number().nullable().optional() };
export const customEvent = eventBase.extend({ type: z.literal('custom'), ...point });
/** A night or more, from checking in to checking out; `hotel_id` is 0 at an address of the traveller's own. */
export const stayEvent = eventBase.extend({
  type: z.literal('stay'),
  hotel_id: z.number().int(),
  /** Null: at a friend's, or in a house that is no hotel of the catalogue. */
  hotel_slug: z.string().nullable().optional(),
  ...point,
});
export const tripEvent = z.discriminatedUnion('type', [visitEvent, hopEvent, mealEvent, customEvent, stayEvent]);
export type TripEvent = z.infer<typeof tripEvent>;
export type VisitEvent = z.infer<typeof visitEvent>;
export type HopEvent = z.infer<typeof hopEvent>;
export type MealEvent = z.infer<typeof mealEvent>;
export type StayEvent = z.infer<typeof stayEvent>;

/** What is unwise about the days, in a sentence; nothing is refused for it. */
export const warning = z.object({
  code: z.enum(['overlap', 'travel', 'closed', 'outside-day', 'outside-trip', 'twice']),
  date: day,
  event_id: z.string(),
  message: z.string(),
});
export type TripWarning = z.infer<typeof warning>;
