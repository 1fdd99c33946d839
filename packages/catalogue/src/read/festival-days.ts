import { eachDay } from '@tabi/shared/format';
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

/** What another calendar calls each day of a year: its `month-day` by our date. Leap months have a name of their own. */
function calledIn(calendar: string, year: number): Map<string, string> {
  const format = new Intl.DateTimeFormat(`en-u-ca-${calendar}-nu-latn`, {
    month: 'numeric',
    day: 'numeric',
    timeZone: 'UTC',
  });
  const called = (date: string) => {
    const parts = new Map(format.formatToParts(new Date(`${date}T00:00:00Z`)).map(({ type, value }) => [type, value]));
    return `${parts.get('month')}-${parts.get('day')}`;
  };
  return new Map(eachDay(dayOf(year, 1, 1), dayOf(year, 12, 31)).map((date) => [date, called(date)]));
}

/** A year of a calendar is reckoned once: many festivals ask for it. */
const known = new Map<string, Map<string, string>>();

function reckoned(year: number, { calendar, month, day }: { calendar: string; month: number; day: number }): string[] {
  const key = `${calendar} ${year}`;
  const dates = known.get(key) ?? calledIn(calendar, year);
  known.set(key, dates);
  return [...dates].flatMap(([date, called]) => (called === `${month}-${day}` ? [date] : []));
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
