import type { PoiDetails } from '@tabi/shared/contracts/places';
import { addDays, clockIn, dayIn } from '@tabi/shared/format';

type Hours = Pick<PoiDetails, 'opening_hours' | 'closures' | 'closed_dates' | 'time_zone'>;

/** `until` and `opens` are `HH:MM`; null: all day, or not today any more. */
export type OpenNow = { day: string } & ({ open: true; until: string | null } | { open: false; opens: string | null });

const names = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
const range = /^(\d{2}:\d{2})–(\d{2}:\d{2})$/;

const weekdayOf = (date: string) => new Date(`${date}T00:00:00Z`).getUTCDay();

/** Both ends `MM-DD` of every year, which may go over New Year, or `YYYY-MM-DD`. */
function isWithin(date: string, { from, to }: PoiDetails['closures'][number]): boolean {
  const [day, first, last] = from.length === 5 ? [date.slice(5), from, to] : [date, from, to];
  return first <= last ? first <= day && day <= last : day >= first || day <= last;
}

/** Whether it is shut on a date, `YYYY-MM-DD`, on whose weekday it would be open otherwise. */
const isShut = ({ closures, closed_dates = [] }: Hours, date: string): boolean =>
  closed_dates.includes(date.slice(5)) ||
  closed_dates.includes(date) ||
  closures.some((closure) => isWithin(date, closure));

/** The ranges of a day as written; null where they say something that is no hour. */
function rangesOf(hours: string | undefined): [string, string][] | null {
  if (hours === undefined) return null;
  if (hours === 'Closed') return [];
  const found = hours.split(', ').map((text) => range.exec(text));
  return found.every((match) => match !== null) ? found.map(([, opens = '', closes = '']) => [opens, closes]) : null;
}

/**
 * Pure: which day it is where the place is, and whether it is open there at that instant.
 * @returns null where nobody can say, since its hours are words
 */
export function openAt(place: Hours, instant: Date): OpenNow | null {
  const { opening_hours, time_zone } = place;
  const date = dayIn(time_zone, instant);
  const today = weekdayOf(date);
  const day = names[today] ?? '';
  if (isShut(place, date)) return { day, open: false, opens: null };
  const written = (name: string | undefined) => opening_hours.find((row) => row.day === name)?.hours;
  if (written(day) === 'Open all day') return { day, open: true, until: null };
  const ranges = rangesOf(written(day));
  if (!ranges) return null;
  const now = clockIn(time_zone, instant);
  // Those of the night before may go on past midnight.
  const evening = isShut(place, addDays(date, -1)) ? [] : rangesOf(written(names[(today + 6) % 7]));
  const night = evening?.find(([opens, closes]) => closes < opens && now < closes);
  if (night) return { day, open: true, until: night[1] };
  const here = ranges.find(([opens, closes]) => opens <= now && (now < closes || closes < opens));
  if (here) return { day, open: true, until: here[1] };
  return { day, open: false, opens: ranges.find(([opens]) => opens > now)?.[0] ?? null };
}

/** Every day's hours where they are all the same: `09:00–17:00`. */
export const sameEveryDay = ({ opening_hours: [first, ...rest] }: Pick<Hours, 'opening_hours'>): string | null =>
  first && rest.length === 6 && rest.every(({ hours }) => hours === first.hours) ? first.hours : null;

/** The days as they stand in a week that begins on this one, 0 is Sunday. */
export function weekFrom(days: PoiDetails['opening_hours'], weekStart: number): PoiDetails['opening_hours'] {
  const first = days.findIndex(({ day }) => day === names[weekStart]);
  return first < 1 ? days : [...days.slice(first), ...days.slice(0, first)];
}
