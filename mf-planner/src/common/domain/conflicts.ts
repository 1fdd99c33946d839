import type { TripEvent } from '@tabi/shared/contracts/trips';

/** What people set of an event; the rest follows from it. */
const setByPeople = ['title', 'start', 'end', 'pinned', 'amount', 'amount_minor', 'currency', 'custom_fields'] as const;

/** What people had set of an event when somebody saw it, as a text to compare; empty: it was not there. */
export type Seen = string;

export const seenOf = (event: TripEvent | undefined): Seen =>
  event ? JSON.stringify(setByPeople.map((field) => event[field] ?? null)) : '';

/** Whether somebody has set anything of an event otherwise than it was seen; one that is gone has been changed too. */
export const isChangedByOthers = (seen: Seen, now: TripEvent | undefined): boolean => seen !== seenOf(now);
