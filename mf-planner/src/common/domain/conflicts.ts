import type { TripEvent } from '@tabi/shared/contracts/trips';

/** What people set of an event; the rest follows from it. */
const setByPeople = ['title', 'start', 'end', 'pinned', 'amount', 'amount_minor', 'currency', 'custom_fields'] as const;

/** Whether somebody has set anything of an event otherwise than it was seen; one that is gone has been changed too. */
export function isChangedByOthers(seen: TripEvent | undefined, now: TripEvent | undefined): boolean {
  if (!seen || !now) return seen !== now;
  return setByPeople.some((field) => JSON.stringify(seen[field]) !== JSON.stringify(now[field]));
}
