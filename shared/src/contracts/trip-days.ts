import { z } from 'zod';
import { defineCalls } from './call.ts';
import { day, idParams, one } from './common.ts';
import { daysChange, planChange } from './trip-changes.ts';

const dayParams = idParams.extend({ date: day });
/** Nothing is changed: the answer shows what would be. */
const preview = z.boolean().default(false);

export const tripDayCalls = defineCalls({
  'PATCH /api/trips/{id}/days/{date}': {
    summary: 'Give a day of a trip a name; an empty one takes it away.',
    params: dayParams,
    body: z.object({ name: z.string().trim().max(60) }),
    answer: one(daysChange),
  },
  'POST /api/trips/{id}/days': {
    summary:
      'Put a whole day before or after another one, planned: the trip gets a day longer, and everything after it goes along. With `preview` nothing is changed.',
    params: idParams,
    body: z.object({ date: day, side: z.enum(['before', 'after']).default('after'), preview }),
    answer: one(planChange),
  },
  'POST /api/trips/{id}/days/{date}/remove': {
    summary:
      'Take a whole day out: its places become ideas, what is the traveller’s own moves to the day beside it, and the trip gets a day shorter. With `preview` nothing is changed.',
    params: dayParams,
    body: z.object({ preview }),
    answer: one(planChange),
  },
  'POST /api/trips/{id}/days/{date}/swap': {
    summary: 'Let two days in the same place change places, with everything on them but the nights.',
    params: dayParams,
    body: z.object({ with: day, preview }),
    answer: one(daysChange),
  },
  'POST /api/trips/{id}/days/{date}/plan': {
    summary:
      'Put one day in a better order: what the traveller placed stays, and what finds no time becomes an idea. With `preview` nothing is changed.',
    params: dayParams,
    body: z.object({ preview }),
    answer: one(daysChange),
  },
});
