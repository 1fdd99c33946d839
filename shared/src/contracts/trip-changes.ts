import { z } from 'zod';
import { currencyOf } from '../money/currencies.ts';
import { defineCalls } from './call.ts';
import { clock, day, done, idParams, localDateTime, one } from './common.ts';
import { sharedCosts } from './trip-costs.ts';
import { cost, minorAmount, wholeAmount } from './trip-money.ts';
import { newTodoFields, todo, todoAfter } from './trip-todos.ts';
import { pace, party, theme, trip, tripEvent, warning } from './trips.ts';

export { warning };
export type { TripWarning } from './trips.ts';
export { todo };
export type { Todo } from './trip-todos.ts';

/** What a new plan did with something that was in the old one. */
export const moved = z.object({
  title: z.string(),
  poi_id: z.number().int().nullable(),
  /** Null: it was an idea before, or is one now. */
  from: day.nullable(),
  to: day.nullable(),
  why: z.string(),
});
export type Moved = z.infer<typeof moved>;

/** Where a place could go. */
export const slotOption = z.object({
  date: day,
  start: localDateTime,
  end: localDateTime,
  /** What would have to become ideas for it; empty where it fits freely. */
  drop: z.array(z.object({ event_id: z.string(), poi_id: z.number().int(), title: z.string() })),
  /** `It fits on Tuesday, December 2, 14:30–16:00, if Nijō Castle becomes an idea.` */
  words: z.string(),
});
export type SlotOption = z.infer<typeof slotOption>;

/** Every change to a trip's days is answered with the trip and all of them. */
export const daysChange = z.object({
  version: z.number().int(),
  /** The event that was added or changed; null when it is gone. */
  event_id: z.string().nullable(),
  /** Where a suggested place went and why, in a sentence. */
  why: z.string().nullable(),
  trip,
  events: z.array(tripEvent),
  warnings: z.array(warning),
  /** Nothing was changed: the suggested place needs room, and these are the ways to make it. Send one back to take it. */
  options: z.array(slotOption).optional(),
});
export type DaysChange = z.infer<typeof daysChange>;

/**
 * What one change has made of a trip, for whoever has it as it was before and asks with `Prefer: return=minimal`: the answer to
 * an edit then is as long as the edit.
 */
export const daysDelta = daysChange.pick({ version: true, event_id: true, why: true }).extend({
  /** The version that this is to be laid upon. */
  since: z.number().int(),
  /** What of it is otherwise now. */
  trip: trip.partial(),
  /** Those that are new or otherwise now. */
  events: z.array(tripEvent),
  /** Ids of events that are no more. */
  gone: z.array(z.string()),
  /** All of them; left out where they are as before. */
  warnings: z.array(warning).optional(),
});
export type DaysDelta = z.infer<typeof daysDelta>;

export const planChange = z.object({
  /** Of a change of the days alone, which `POST /api/trips/{id}/undo` takes back by it. */
  version: z.number().int().optional(),
  trip,
  events: z.array(tripEvent),
  warnings: z.array(warning),
  moved: z.array(moved),
});
export type PlanChange = z.infer<typeof planChange>;

const notEmpty = [
  (body: object) => Object.entries(body).some(([name, value]) => name !== 'preview' && value !== undefined),
  'Say what to change.',
] as const;

export const tripPatch = z
  .object({
    source_id: z.number().int().nullable(),
    destination_ids: z.array(z.number().int().positive()).min(1, 'Choose at least one destination.').max(8),
    startDate: day,
    endDate: day,
    /** Only its owner locks and unlocks a trip. */
    locked: z.boolean(),
    title: z.string().trim().min(1).max(120),
    /** Nothing is changed: the answer shows what would be. */
    preview: z.boolean(),
  })
  .partial()
  .refine(...notEmpty);
export type TripPatch = z.output<typeof tripPatch>;

export const duplicateInput = z.object({
  startDate: day,
  source_id: z.number().int().nullable().optional(),
  /** Takes only the days of this destination. */
  destination_id: z.number().int().positive().optional(),
});

/** What the form of a trip was filled in with. */
export const tripPreferences = z.object({
  id: z.string(),
  trip_id: z.string(),
  source_id: z.number().int().nullable(),
  /** What the city of `source_id` is called. */
  source_name: z.string().nullable().optional(),
  destinations: z.array(z.object({ id: z.number().int(), slug: z.string(), name: z.string() })),
  start_date: day,
  end_date: day,
  /** Another order of the destinations in which much less time is spent on the way; null where there is none. */
  better_order: z
    .object({ destination_ids: z.array(z.number().int()), saves_minutes: z.number().int() })
    .nullable()
    .optional(),
  day_start_time: clock,
  day_end_time: clock,
  /** Days. */
  duration: z.number().int(),
  trip_pace: pace,
  preferred_types: z.array(z.string()),
  theme,
  numberOfPeople: party.nullable(),
  amount: z.number().int().nullable(),
  amount_minor: z.number().int().nullable().optional(),
  /** The budget in the currency of the `X-Currency` header, rounded; null when there is none or no rate is known. */
  converted_amount: z.number().nullable(),
  currency: z.string().nullable(),
});

export type TripPreferences = z.output<typeof tripPreferences>;

export const preferencesPatch = z
  .object({
    day_start_time: clock,
    day_end_time: clock,
    trip_pace: pace,
    preferred_types: z.array(z.string().max(40)).max(30),
    theme,
    numberOfPeople: party.nullable(),
  })
  .partial()
  .refine(...notEmpty);

export const budget = z.object({
  amount: z.number().int(),
  amount_minor: z.number().int().optional(),
  currency: z.string(),
});
export const budgetInput = z.object({
  /** In the major unit of `currency`. */
  amount: wholeAmount,
  amount_minor: minorAmount.optional(),
  currency: z
    .string()
    .regex(/^[A-Za-z]{3}$/, { error: 'Choose a currency from the list.', abort: true })
    .refine((code) => currencyOf(code.toUpperCase()) !== undefined, 'Choose a currency from the list.'),
});

/** What one day costs. */
const dayCost = z.object({
  date: day,
  /** What was noted of its events. */
  noted: z.array(cost),
  /** Entries of one adult, of the places of which no cost was noted. */
  entries: z.array(cost),
  /** Places whose entry nobody knows. */
  unknown: z.number().int(),
  /** All of it by today's rates, in the minor unit; null where a rate is not known. */
  total_minor: z.number().int().nullable(),
});
/** What a trip costs, day by day, what else was spent on it, and who owes whom. */
export const tripCosts = z.object({
  /** Of the totals: the budget's, else the reader's. */
  currency: z.string(),
  days: z.array(dayCost),
  ...sharedCosts,
});
export type TripCosts = z.infer<typeof tripCosts>;

const todoParams = idParams.extend({ todoId: z.uuid() });

export const tripChangeCalls = defineCalls({
  'PATCH /api/trips/{id}': {
    summary:
      'Change a trip; only the days that must be are planned again, and the answer says what moved and why. With `preview` nothing is changed.',
    params: idParams,
    body: tripPatch,
    answer: one(planChange),
  },
  'PATCH /api/trips/{id}/extend': {
    summary: 'Give a trip more days; those there are stay as they are.',
    params: idParams,
    body: z.object({ endDate: day }),
    answer: one(planChange),
  },
  'POST /api/trips/{id}/duplicate': {
    summary: 'Copy a trip that one may see to a new start date, checked against its weekdays.',
    params: idParams,
    body: duplicateInput,
    answer: one(planChange),
  },
  'POST /api/trips/{id}/plan': {
    summary:
      'Plan a trip again by what its preferences are now: what the traveller placed, added or noted stays. With `preview` nothing is changed, and the answer shows what would be. A trip whose planning failed is planned anew.',
    params: idParams,
    body: z.object({ preview: z.boolean().default(false) }),
    answer: one(planChange),
  },
  'GET /api/trips/{id}/preferences': {
    summary: 'What the form of this trip was filled in with.',
    params: idParams,
    answer: one(tripPreferences),
  },
  'PATCH /api/trips/{id}/preferences': {
    summary: 'Change pace, theme, tags and hours; they count when the trip is planned again.',
    params: idParams,
    body: preferencesPatch,
    answer: one(tripPreferences),
  },
  'POST /api/trips/{id}/budget': {
    summary: "Set the trip's budget.",
    params: idParams,
    body: budgetInput,
    answer: one(budget),
  },
  'GET /api/trips/{id}/budget': {
    summary:
      'What a trip costs: what was noted of its days, the entries that are known, the expenses, and who owes whom.',
    params: idParams,
    answer: one(tripCosts),
  },
  'GET /api/trips/{id}/todos': {
    summary: "The trip's to-do list, in its order.",
    params: idParams,
    answer: one(z.array(todo)),
  },
  'POST /api/trips/{id}/todos': {
    summary: 'Add something to do.',
    params: idParams,
    body: z.object({ ...newTodoFields, after: todoAfter }),
    answer: one(todo),
  },
  'PATCH /api/trips/{id}/todos/{todoId}': {
    summary: 'Tick something off or not, say when and by whom it is done, or put it elsewhere on the list.',
    params: todoParams,
    body: z
      .object({ ...newTodoFields, after: todoAfter })
      .omit({ id: true })
      .partial()
      .refine(...notEmpty),
    answer: one(todo),
  },
  'DELETE /api/trips/{id}/todos/{todoId}': {
    summary: 'Take something off the list.',
    params: todoParams,
    answer: done,
  },
});
