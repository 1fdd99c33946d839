import { addDays } from '@tabi/shared/format';
import type { DayCity } from '../../core/domain/trip-days.ts';

/** What becomes of the days of a trip that gets one more or one less. */
export interface OtherDays {
  days: DayCity[];
  /** Where each day of now is then; null for the one that is taken out. */
  to: (date: string) => string | null;
  /** The days as they were, at their new dates, without those that must be planned anew. */
  before: DayCity[];
}

/** One day more, in the same city as the one beside it. @param at the date that it will have */
export function withDay(days: readonly DayCity[], at: string, city: number): OtherDays {
  const to = (date: string) => (date >= at ? addDays(date, 1) : date);
  const before = days.map((day) => ({ ...day, date: to(day.date) }));
  const all = [...before, { date: at, city }].sort((a, b) => (a.date < b.date ? -1 : 1));
  return { days: all, to, before };
}

/** One day less. Where it was the day of arrival, the next one is: that has the way there now, and is planned around it. */
export function withoutDay(days: readonly DayCity[], gone: string): OtherDays {
  const to = (date: string) => (date === gone ? null : date > gone ? addDays(date, -1) : date);
  const left = days.flatMap(({ date, city }) => {
    const on = to(date);
    return on === null ? [] : [{ date: on, city }];
  });
  const at = days.findIndex(({ date }) => date === gone);
  const [previous, day] = [days[at - 1], days[at]];
  const arrives = previous !== undefined && previous.city !== day?.city;
  return { days: left, to, before: arrives ? left.filter(({ date }) => date !== gone) : left };
}
