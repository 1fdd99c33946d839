import type { VisitEvent } from '../contracts/trips.ts';

type Hours = Pick<VisitEvent, 'open' | 'hours_kind' | 'hours_that_day'>;

/** Pure: when a stop is open on its day: `Open 09:00–17:00`, `Open all day`, `Closed then: 09:00–12:00`, `Closed that day`. */
export const openingHours = ({ open, hours_kind, hours_that_day }: Hours): string => {
  if (hours_kind === 'closed') return 'Closed that day';
  if (!open) return `Closed then: ${hours_that_day}`;
  return hours_kind === 'windows' ? `Open ${hours_that_day}` : hours_that_day;
};
