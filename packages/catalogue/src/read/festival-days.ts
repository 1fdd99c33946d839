import { addDays } from '@tabi/shared/format';
import type { CatalogueFestival } from '../schema/festival-schema.ts';

type When = CatalogueFestival['when'];

const two = (value: number): string => String(value).padStart(2, '0');
const dayOf = (year: number, month: number, day: number): string => `${year}-${two(month)}-${two(day)}`;
/** 1 is Monday. */
const weekdayOf = (date: string): number => new Date(`${date}T00:00:00Z`).getUTCDay() || 7;

function nthWeekday(year: number, { month, weekday, nth }: Extract<When, { calendar: 'weekday' }>): string {
  const days = Array.from({ length: new Date(Date.UTC(year, month, 0)).getUTCDate() }, (_, index) =>
    dayOf(year, month, index + 1),
  ).filter((date) => weekdayOf(date) === weekday);
  return days.at(nth > 0 ? nth - 1 : nth) ?? '';
}

/** The days of a year on which another calendar shows this month and day; leap months have a name of their own there. */
function reckoned(year: number, { calendar, month, day }: { calendar: string; month: number; day: number }): string[] {
  const format = new Intl.DateTimeFormat(`en-u-ca-${calendar}-nu-latn`, {
    month: 'numeric',
    day: 'numeric',
    timeZone: 'UTC',
  });
  const found: string[] = [];
  for (let date = dayOf(year, 1, 1); date <= dayOf(year, 12, 31); date = addDays(date, 1)) {
    const parts = new Map(format.formatToParts(new Date(`${date}T00:00:00Z`)).map(({ type, value }) => [type, value]));
    if (parts.get('month') === String(month) && parts.get('day') === String(day)) found.push(date);
  }
  return found;
}

/** Pure: the days, `YYYY-MM-DD`, on which a festival begins in these years. */
export function festivalDays(when: When, years: readonly number[]): string[] {
  switch (when.calendar) {
    case 'listed':
      return when.dates.filter((date) => years.includes(Number(date.slice(0, 4))));
    case 'gregorian':
      return years.map((year) => dayOf(year, when.month, when.day));
    case 'weekday':
      return years.map((year) => nthWeekday(year, when));
    default:
      return years.flatMap((year) => reckoned(year, when));
  }
}
