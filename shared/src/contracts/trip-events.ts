import { z } from 'zod';
import { defineCalls } from './call.ts';
import { day, idOrSlug, idParams, localDateTime, one } from './common.ts';
import { poi } from './places.ts';
import { daysChange, daysDelta } from './trip-changes.ts';
import { currencyCode, minorAmount, wholeAmount } from './trip-money.ts';
import { ideaFields, ideaState, travelMode } from './trips.ts';

const amount = wholeAmount;
/** What it costs; the currency is the budget's where none is said, else the money of the destination. */
const price = { amount_minor: minorAmount.nullable().optional(), currency: currencyCode.optional() };
const title = z.string().trim().min(1, 'Give it a name.').max(160);
/** Notes, booking numbers and the like; kept as they are. */
const customFields = z
  .record(z.string().max(60), z.unknown())
  .refine((fields) => JSON.stringify(fields).length <= 4_000, 'This is more than can be noted here.');

const point = { lat: z.number().min(-90).max(90), lng: z.number().min(-180).max(180) };
const wholePoint = [
  ({ lat, lng }: { lat?: number | null | undefined; lng?: number | null | undefined }) =>
    ((lat ?? null) === null) === ((lng ?? null) === null),
  { path: ['lat'] as string[], error: 'Say both where it is: latitude and longitude.' },
] as const;

const inOrder = [
  ({ start, end }: { start?: string | undefined; end?: string | undefined }) => !start || !end || end > start,
  { path: ['end'] as string[], error: 'The end must be after the start.' },
] as const;

/** Chosen by who adds it, so that it can be spoken of before it is stored; else the server chooses one. */
const newId = z.uuid().optional();

/** What comes later that day begins later where it must; what is pinned does not move. */
const makeRoom = z.boolean().optional();

/** A place (`poi_id`), a hotel (`hotel_id`) or a stay at an address of one's own (`stay`) at a time that the traveller chose. */
export const newEvent = z
  .object({
    id: newId,
    poi_id: z.number().int().positive().optional(),
    hotel_id: z.number().int().positive().optional(),
    stay: z.object({ title, ...point }).optional(),
    start: localDateTime,
    /** When left out: as long as a visit usually takes; the next morning for a stay. */
    end: localDateTime.optional(),
    amount: amount.nullable().default(null),
    ...price,
    custom_fields: customFields.default({}),
    make_room: makeRoom,
  })
  .refine(...inOrder)
  .refine(({ poi_id, hotel_id, stay }) => [poi_id, hotel_id, stay].filter((one) => one !== undefined).length === 1, {
    path: ['poi_id'],
    error: 'Choose a place or a hotel.',
  });
export type NewEventInput = z.output<typeof newEvent>;

export const newCustomEvent = z
  .object({
    id: newId,
    title,
    start: localDateTime,
    end: localDateTime,
    lat: point.lat.nullable().optional(),
    lng: point.lng.nullable().optional(),
    amount: amount.nullable().default(null),
    ...price,
    custom_fields: customFields.default({}),
  })
  .refine(...inOrder)
  .refine(...wholePoint);

export type NewCustomEventInput = z.output<typeof newCustomEvent>;

export const eventPatch = z
  .object({
    id: z.string(),
    title,
    start: localDateTime,
    end: localDateTime,
    /** Moves it to another day at the same time; `start` and `end` count for more. */
    date: day,
    amount: amount.nullable(),
    ...price,
    custom_fields: customFields,
    /** Of an event of one's own, or of a stay without a hotel. */
    lat: point.lat.nullable(),
    lng: point.lng.nullable(),
    /** Planning leaves it where it is. Moving it says so by itself. */
    pinned: z.boolean(),
    /** Planning may move it, and never leaves it out. */
    must: z.boolean(),
    make_room: makeRoom,
  })
  .partial()
  .refine(...inOrder)
  .refine(...wholePoint);
export type EventPatch = z.output<typeof eventPatch>;

const poiId = z.object({ poi_id: z.number().int().positive() });
const slotChoice = z.object({
  date: day,
  /** Ids of the visits of that day that may become ideas; nothing else leaves. */
  drop: z.array(z.uuid()).max(30).default([]),
});
export type SlotChoice = z.output<typeof slotChoice>;
const suggestedInput = poiId.extend({
  /** Only say where it could go. */
  ask: z.boolean().optional(),
  /** One of the `options` that were answered before. */
  option: slotChoice.optional(),
});
export type SuggestedInput = z.output<typeof suggestedInput>;
const eventIdParams = z.object({ id: z.uuid() });
const tripEventParams = idParams.extend({ eventId: z.uuid() });
const change = one(daysChange);
const changeOrDelta = one(z.union([daysDelta, daysChange]));
/** Which trip is meant, when the path names a destination of the catalogue rather than a trip's own `part_id`. */
const ofTrip = z.object({ trip_id: z.string().min(1).max(160).optional() });

export const tripEventCalls = defineCalls({
  'POST /api/trips/{id}/events': {
    summary: 'Add a place, a hotel or a stay at an address of your own at a chosen time.',
    params: idParams,
    body: newEvent,
    answer: change,
  },
  'POST /api/trips/{id}/events/custom': {
    summary: 'Add an event of your own.',
    params: idParams,
    body: newCustomEvent,
    answer: change,
    brief: changeOrDelta,
  },
  'POST /api/trips/{id}/events/suggested': {
    summary:
      'Put a place where it fits best; the answer says where and why. Where something would have to leave for it, nothing is changed and the answer has `options` to choose from.',
    params: idParams,
    body: suggestedInput,
    answer: change,
  },
  'POST /api/trips/{id}/undo': {
    summary:
      'Take back what the change that made this version did to the days and ideas. What others have changed since stays, and the answer says so.',
    params: idParams,
    body: z.object({ version: z.number().int().min(1) }),
    answer: change,
  },
  'DELETE /api/trips/{id}/events/{eventId}': {
    summary: 'Take an event off the trip.',
    params: tripEventParams,
    answer: change,
    brief: changeOrDelta,
  },
  'DELETE /api/trips/{id}/events/custom/{eventId}': {
    summary: 'Take an event of your own off the trip.',
    params: tripEventParams,
    answer: change,
    brief: changeOrDelta,
  },
  'GET /api/trips/{id}/events/{eventId}/return': {
    summary: 'Put a scheduled place back among the ideas.',
    params: tripEventParams,
    answer: change,
    brief: changeOrDelta,
  },
  'PATCH /api/events/{id}': {
    summary: 'Move or edit an event; the ways around it are timed again, and warnings say what no longer fits.',
    params: eventIdParams,
    body: eventPatch,
    answer: change,
    brief: changeOrDelta,
  },
  'PATCH /api/events/custom/{id}': {
    summary: 'Move or edit an event of your own.',
    params: eventIdParams,
    body: eventPatch,
    answer: change,
    brief: changeOrDelta,
  },
  'PATCH /api/events/hop/{id}': {
    summary: 'Go another way; what comes later that day makes room for it.',
    params: eventIdParams,
    body: z.object({ trip_id: z.string().max(160).optional(), travel_mode: travelMode.exclude(['ferry']) }),
    answer: change,
    brief: changeOrDelta,
  },
  'POST /api/destinations/{id}/poi': {
    summary: "Add a place of this destination to the trip's ideas, with what is noted of it.",
    params: idParams,
    body: poiId.extend({
      ...ofTrip.shape,
      /** What it costs, in the minor unit of `currency`; both or neither. */
      amount_minor: minorAmount.optional(),
      currency: currencyCode.optional(),
      custom_fields: customFields.optional(),
      state: ideaState.default('want'),
    }),
    answer: one(z.array(poi.extend(ideaFields))),
  },
  'PATCH /api/destinations/{id}/poi/{poiId}': {
    summary: 'Say what one of the ideas is to the traveller: just an idea, wanted, or been there.',
    params: idParams.extend({ poiId: idOrSlug }),
    query: ofTrip,
    body: z.object({ state: ideaState }),
    answer: one(z.array(poi.extend(ideaFields))),
  },
  'DELETE /api/destinations/{id}/poi/{poiId}': {
    summary: "Take a place of this destination off the trip's ideas.",
    params: idParams.extend({ poiId: idOrSlug }),
    query: ofTrip,
    answer: one(z.array(poi.extend(ideaFields))),
  },
  'GET /api/pointOfInterests/{id}/top': {
    summary: 'The best places of the same destination, besides this one.',
    params: idParams,
    query: z.object({ limit: z.coerce.number().int().min(1).max(24).default(6) }),
    answer: one(z.array(poi)),
  },
});
