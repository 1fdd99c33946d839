import { noEnds } from './hop-ends.ts';

/** What only some kinds of event have, of one that has none of it. */
export const blankColumns = {
  place_id: null,
  travel_mode: null,
  minutes: null,
  metres: null,
  travel_source: null,
  ...noEnds,
  meal: null,
  hours_that_day: null,
  hours_kind: null,
  open: null,
  reason: null,
};
