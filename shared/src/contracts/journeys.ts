import { z } from 'zod';
import { defineCalls } from './call.ts';
import { day, idOrSlug, idParams, one, paged, pageNumber, perPage } from './common.ts';
import { connection } from './guides.ts';
import { location, picture, tag } from './places.ts';
import { newTrip } from './trips.ts';

/** A proposed trip through several destinations. */
export const journey = z.object({
  slug: z.string(),
  title: z.string(),
  snippet: z.string(),
  /** Of the destination in which it stays longest. */
  cover: picture,
  mediumCover: picture,
  /** One more than its nights, since one leaves in the morning after the last. */
  days: z.number().int(),
  /** In the order in which one sees them, each once. */
  destinations: z.array(z.object({ slug: z.string(), name: z.string() })),
  /** Names of the countries, in the same order. */
  countries: z.array(z.string()),
  /** 1 is January. */
  best_months: z.array(z.number().int()),
  tags: z.array(tag),
});
export type Journey = z.infer<typeof journey>;

export const journeyStay = z.object({
  location,
  nights: z.number().int(),
  why: z.string(),
  /** The quickest way from the stay before; null to the first. */
  way_here: connection.nullable(),
});
export type JourneyStay = z.infer<typeof journeyStay>;

export const journeyDetails = journey.extend({
  description: z.string(),
  /** In order; somewhere that one comes back to stands again. */
  stays: z.array(journeyStay),
});
export type JourneyDetails = z.infer<typeof journeyDetails>;

export const journeyCalls = defineCalls({
  'GET /api/journeys': {
    summary: 'Proposed trips through several destinations, or those that come through one of them.',
    query: z.object({ page: pageNumber, per_page: perPage, location: idOrSlug.optional() }),
    answer: paged(journey),
  },
  'GET /api/journeys/{id}': {
    summary: 'One journey by its slug, stay by stay, with the way to each.',
    params: idParams,
    answer: one(journeyDetails),
  },
  'POST /api/journeys/{id}/trip': {
    summary: 'Plan a journey as a trip of one’s own, to change at will. Without a day: the next of its best months.',
    params: idParams,
    body: z.object({ startDate: day.optional() }),
    answer: one(newTrip),
  },
});
