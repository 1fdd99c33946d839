import { defineCalls } from './call.ts';
import { one } from './common.ts';
import { tripDocument } from './trip-document.ts';
import { newTrip } from './trips.ts';

export const tripImportCalls = defineCalls({
  'POST /api/trips/import': {
    summary:
      'Make a trip of your own of a file that a trip was taken along as. Places that are not ours become stops of your own.',
    body: tripDocument,
    answer: one(newTrip),
  },
});
