import { z } from 'zod';
import { defineCalls } from './call.ts';
import { day, idParams, one } from './common.ts';
import { daysChange } from './trip-changes.ts';
import { tripDocument } from './trip-document.ts';
import { newTrip } from './trips.ts';

/** A place of a file, and what becomes of it in the trip. */
export const broughtPlace = z.object({
  name: z.string(),
  lat: z.number(),
  lng: z.number(),
  /** An idea where it is ours, else a stop of one's own; `there`: on the trip already; `left`: it is not brought in. */
  becomes: z.enum(['idea', 'stop', 'there', 'left']),
  /** What it is among our places. */
  poi: z.object({ id: z.number().int(), name: z.string() }).nullable(),
  /** Of a stop. */
  date: day.nullable(),
  /** Why it is left: too far from the trip's destinations, or no day near it has room. */
  why: z.enum(['far', 'full']).nullable(),
});
export type BroughtPlace = z.infer<typeof broughtPlace>;

/** What was changed stands beside the places as in the answer to any change of the days; where nothing was kept it is not there. */
const broughtPlaces = daysChange.partial().extend({ places: z.array(broughtPlace) });
export type BroughtPlaces = z.infer<typeof broughtPlaces>;

/** A place that is wanted: the nth of the file, from 0, and the day that it is wanted on; null: where it fits. */
const wantedPlace = z.object({ nth: z.number().int().min(0), date: day.nullable() });
export type WantedPlace = z.infer<typeof wantedPlace>;

const mostPlaces = 200;

export const tripImportCalls = defineCalls({
  'POST /api/trips/import': {
    summary:
      'Make a trip of your own of a file that a trip was taken along as. Places that are not ours become stops of your own.',
    body: tripDocument,
    answer: one(newTrip),
  },
  'POST /api/trips/{id}/places': {
    summary:
      'Bring the places of a GPX, KML or KMZ file into the trip: ours as ideas, others as stops of your own. Without `keep` it only says what would become of each.',
    params: idParams,
    body: z.object({
      /** The file's bytes as base64. */
      file: z
        .base64('This file did not arrive whole. Please try again.')
        .min(1, 'Choose a file.')
        .max(3_000_000, 'This file is too large: take one of up to 2 MB.'),
      keep: z.boolean().default(false),
      /** Left out: all of them. */
      take: z.array(wantedPlace).min(1, 'Choose a place.').max(mostPlaces).optional(),
    }),
    answer: one(broughtPlaces),
  },
});
