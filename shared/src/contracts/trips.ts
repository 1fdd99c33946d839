import { z } from 'zod';
import { besideTrip } from './beside-trip.ts';
import { daysBetween } from '../format/dates.ts';
import { defineCalls } from './call.ts';
import { clock, day, done, idParams, one } from './common.ts';
import { picture, poi } from './places.ts';
import { travelMode, tripEvent, warning } from './event-kinds.ts';
import { cost, currencyCode, minorAmount, wholeAmount } from './trip-money.ts';

export {
  travelMode,
  visitEvent,
  hopEnd,
  hopEvent,
  mealEvent,
  customEvent,
  stayEvent,
  tripEvent,
  warning,
} from './event-kinds.ts';
export type { TravelMode, TripEvent, VisitEvent, HopEvent, MealEvent, StayEvent, TripWarning } from './event-kinds.ts';

export const tripStatus = z.enum(['planned', 'in progress', 'failed']);
export const pace = z.literal([0, 1, 2]);
export const theme = z.enum(['relaxation', 'work', 'leisure', 'romantic', 'family', 'other']);

/** Dates that are there, each on its own and together. */
interface Dates {
  startDate: string;
  endDate: string;
}
const both = ({ startDate, endDate }: Dates, holds: (start: string, end: string) => boolean): boolean =>
  startDate === '' || endDate === '' || holds(startDate, endDate);
const inOrder = [
  (trip: Dates) => both(trip, (start, end) => end >= start),
  { path: ['endDate'] as string[], error: 'The end cannot be before the start.' },
] as const;
const notTooLong = [
  (trip: Dates) => both(trip, (start, end) => daysBetween(start, end) <= 30),
  { path: ['endDate'] as string[], error: 'A trip can be at most 30 days.' },
] as const;
const hoursInOrder = [
  (trip: { startTime: string; endTime: string }) => trip.endTime > trip.startTime,
  { path: ['endTime'] as string[], error: 'The day must end after it starts.' },
] as const;

export const party = z.enum(['alone', 'friends', 'family']);
/** What both ways of asking for a trip have besides its days. */
const wishes = {
  preferredTypes: z.array(z.string().max(40)).max(30).default([]),
  tripPace: pace.default(1),
  numberOfPeople: party.nullable().optional(),
  currency: currencyCode.optional(),
  /** Budget in the major unit of `currency`. */
  amount: wholeAmount.optional(),
  amount_minor: minorAmount.optional(),
  /** Places that a new trip is to have; those of other destinations than its own are left aside. */
  place_ids: z.array(z.number().int().positive().max(2_147_483_647)).max(200).optional(),
  /** The trip that is to be like this; without it a new one is made. */
  trip_id: z.string().min(1).max(160).optional(),
};
const destinationIds = z.array(z.number().int().positive()).min(1, 'Choose at least one destination.').max(8);

/** `POST /api/trips`: the old form. */
export const tripInput = z
  .object({
    /** A city of `googleAutocomplete`; where the traveller comes from. */
    source_id: z.number().int().nullable().default(null),
    destination_ids: destinationIds,
    startDate: day,
    endDate: day,
    startTime: clock.default('08:00'),
    endTime: clock.default('22:00'),
    ...wishes,
  })
  .refine(...inOrder)
  .refine(...notTooLong)
  .refine(...hoursInOrder);
export type TripInput = z.input<typeof tripInput>;

/** `POST /api/trips/planner`: the wizard and everything else that asks for a plan. */
export const plannerInput = z
  .object({
    source_id: z.number().int().nullable().default(null),
    destination_ids: destinationIds,
    /** When left out: tomorrow. */
    startDate: day.default(''),
    /** When left out: as many days as `duration` says. */
    endDate: day.default(''),
    startTime: clock.default('09:00'),
    endTime: clock.default('22:00'),
    theme: theme.default('leisure'),
    /** Days; one when neither it nor an end is given. It must agree with the dates. */
    duration: z.number().int().min(1).max(30).optional(),
    destinations_names: z.array(z.string().max(120)).max(8).optional(),
    ...wishes,
  })
  .refine(...inOrder)
  .refine(...notTooLong)
  .refine(...hoursInOrder);
export type PlannerInput = z.input<typeof plannerInput>;

export const tripDestination = z.object({
  id: z.number().int(),
  /** Of this stay in this trip: `/api/destinations/{part_id}/poi`. */
  part_id: z.string(),
  slug: z.string(),
  name: z.string(),
  country_name: z.string(),
  time_zone: z.string(),
  cover: picture,
  lat: z.number(),
  lng: z.number(),
  startDate: day,
  endDate: day,
});

export const contributor = z.object({
  id: z.string(),
  name: z.string(),
  /** Only for those who plan the trip together, else null. */
  email: z.string().nullable(),
  is_owner: z.boolean(),
});
export const tripRole = z.enum(['owner', 'contributor', 'guest']);
export type TripRole = z.infer<typeof tripRole>;

/** What an idea is to the traveller: planning begins with what they want, and leaves alone where they have been. */
export const ideaState = z.enum(['idea', 'want', 'been']);
export type IdeaState = z.infer<typeof ideaState>;

/** What an idea has besides its place: the planner's reason, and what was noted of it. */
export const ideaFields = {
  reason: z.string().nullable(),
  state: ideaState.optional(),
  /** What it costs, as of an event; null for guests. */
  amount: z.number().int().nullable().optional(),
  amount_minor: z.number().int().nullable().optional(),
  currency: z.string().nullable().optional(),
  custom_fields: z.record(z.string(), z.unknown()).optional(),
};

export const dayNote = z.object({
  date: day,
  code: z.enum(['free-day', 'free-evening', 'closed', 'no-stay', 'far-start']),
  text: z.string(),
});
export type DayNote = z.infer<typeof dayNote>;

/** What the planner is at: it reads the places, finds the ways between them, and puts the best of them in order. */
export const tripProgress = z.object({
  stage: z.enum(['reading', 'ways', 'ordering']),
  /** That it chooses from, once they are read. */
  places: z.number().int().nullable(),
});
export type TripProgress = z.infer<typeof tripProgress>;

/** The way from where the traveller lives to the trip, or back; no part of its days. */
const homeWay = z.object({
  travel_mode: travelMode,
  /** From door to door; a flight with its airports. */
  minutes: z.number().int(),
  metres: z.number().int(),
  source: z.enum(['estimate', 'typical', 'osrm', 'valhalla']),
  /** How often it goes, and what one should know of it. */
  hint: z.string().nullable(),
});
export type HomeWay = z.infer<typeof homeWay>;

export const trip = z.object({
  id: z.string(),
  slug: z.string(),
  title: z.string(),
  /** Only ever the asking visitor's own, else null. */
  uuid: z.string().nullable(),
  status: tripStatus,
  message: z.string().nullable(),
  /** While it is being planned; null before the planner has begun. */
  progress: tripProgress.nullable().optional(),
  startDate: day,
  endDate: day,
  startTime: clock,
  endTime: clock,
  tripPace: pace,
  theme,
  preferredTypes: z.array(z.string()),
  destinations: z.array(tripDestination),
  contributors: z.array(contributor),
  /** What the asking visitor is to this trip; a guest came by a link and only looks. */
  role: tripRole,
  canManage: z.boolean(),
  locked: z.boolean(),
  /** Counted up by every change; send it as `If-Match` to change only what you have seen. */
  version: z.number().int(),
  /** What it is planned by; null for guests. */
  preferences: z
    .object({ theme, tripPace: pace, preferredTypes: z.array(z.string()), numberOfPeople: party.nullable() })
    .nullable(),
  /** Null when none was set, and for guests. */
  budget: z
    .object({
      /** In whole units of `currency`. */
      amount: z.number().int(),
      amount_minor: z.number().int().optional(),
      currency: z.string(),
      /** What events, ideas and expenses are said to cost, all together, by today's rates. */
      spent: z.number().int(),
      spent_minor: z.number().int().optional(),
      /** The same in the currencies that it was noted in. */
      spent_in: z.array(cost).optional(),
    })
    .nullable(),
  /** The places that are scheduled, in order of time. */
  pois: z.array(z.object({ id: z.number().int(), name: z.string() })),
  /** Null where nobody has said where they come from, and for guests. */
  home: z.object({ city: z.string(), there: homeWay, back: homeWay }).nullable().optional(),
  /** What one should know of a day as a whole, a sentence each: what is closed, where it begins, that it has no plan. */
  day_notes: z.array(dayNote).optional(),
  /** What people call their days, by date. */
  day_names: z.array(z.object({ date: day, name: z.string() })).optional(),
  /** Ideas: places that fit the trip and are not scheduled. */
  side_pois: z.array(poi.extend(ideaFields)),
});
export type Trip = z.infer<typeof trip>;
export type TripIdea = Trip['side_pois'][number];

export const tripSummary = trip
  .pick({
    id: true,
    slug: true,
    title: true,
    status: true,
    startDate: true,
    endDate: true,
    canManage: true,
    locked: true,
  })
  .extend({
    destinations: z.array(tripDestination),
    stop_count: z.number().int(),
    /** What the asking visitor is to it: who owns it deletes it, the others leave it. */
    role: tripRole.optional(),
    /** Who is in it, for the cards of a list; the owners first. */
    people: z.array(z.object({ id: z.string(), name: z.string() })).optional(),
    /** How many of its to-dos are done, where it has any. */
    todos: z.object({ done: z.number().int(), count: z.number().int() }).nullable().optional(),
    /** The last day on which it can be restored, where it is deleted. */
    restorable_until: day.nullable().optional(),
  });
export type TripSummary = z.infer<typeof tripSummary>;

export const planAnswer = trip.pick({ id: true, slug: true, status: true, message: true });

/** A new trip as it is by now: with its days, unless it is still being planned. */
export const newTrip = planAnswer.extend({ trip, events: z.array(tripEvent) });
export type NewTrip = z.infer<typeof newTrip>;

const yes = z.enum(['yes']).optional();
export const tripCalls = defineCalls({
  'POST /api/trips': {
    summary:
      'Create and plan a trip from the old form; with `trip_id` that trip is made so. Sent twice with one `Idempotency-Key`, it makes one trip.',
    body: tripInput,
    answer: one(newTrip),
  },
  'POST /api/trips/planner': {
    summary: 'Create and plan a trip; with `trip_id` that trip is made so. `Idempotency-Key` as above.',
    body: plannerInput,
    answer: one(newTrip),
  },
  'GET /api/trips/{id}': {
    summary:
      'One trip by id or slug, for those who may see it. A token of a link opens it, and who is signed in joins; what was mailed to another address than theirs is answered with `invitation`, and taken up with `join=yes`. With `days=yes` its events come along.',
    params: idParams,
    query: z.object({ token: z.string().max(100).optional(), join: yes, days: yes }),
    answer: one(trip).extend(besideTrip),
  },
  'DELETE /api/trips/{id}': {
    summary: 'Delete a trip; its owner can restore it for 30 days.',
    params: idParams,
    answer: done,
  },
  'GET /api/trips/{id}/restore': { summary: 'Bring a deleted trip back.', params: idParams, answer: one(planAnswer) },
  'GET /api/trips/{id}/events': {
    summary: 'All events of a trip in order of time, and what a traveller should know of them.',
    params: idParams,
    answer: one(z.array(tripEvent)).extend({ warnings: z.array(warning).optional() }),
  },
  'GET /api/user/trips': {
    summary:
      "The visitor's own trips, signed in or not: those to come, soonest first, then those that are over, latest first. `shared` are those that others own, `deleted` those that can still be restored.",
    query: z.object({
      filter: z.enum(['all', 'upcoming', 'past', 'shared', 'deleted']).default('all'),
      /** How many at most. */
      limit: z.coerce.number().int().min(1).max(2_000).default(200),
    }),
    /** `more`: there are more than `limit`. */
    answer: one(z.array(tripSummary)).extend({ more: z.literal(true).optional() }),
  },
});
