import type { Trip, TripEvent } from '@tabi/shared/contracts/trips';
import { clockIn, clockOf, dayIn, formatDay, minuteOf } from '@tabi/shared/format';
import type { Times } from './moves.ts';

/** `09:30–11:00` */
export const hoursWords = ({ start, end }: Times): string => `${clockOf(start)}–${clockOf(end)}`;

/** As it is read out: `Fushimi Inari, Tue 2 March, 09:30 to 11:00`. */
export const spokenEvent = (title: string, { start, end }: Times): string =>
  `${title}, ${formatDay(start.slice(0, 10))}, ${clockOf(start)} to ${clockOf(end)}`;

export const titleOf = (event: TripEvent): string => (event.type === 'visit' ? event.poi.name : event.title);

type Stay = Pick<Trip['destinations'][number], 'name' | 'time_zone' | 'startDate' | 'endDate'>;

/** Where one is on a day: of the stays that hold it the one that began last. */
export function stayOn<T extends Stay>(destinations: readonly T[], date: string): T | undefined {
  const begun = destinations.filter(({ startDate }) => startDate <= date);
  const holding = begun.filter(({ endDate }) => endDate >= date);
  const latest = (all: readonly T[]) => [...all].sort((a, b) => (a.startDate < b.startDate ? 1 : -1))[0];
  return latest(holding) ?? latest(begun) ?? destinations[0];
}

/** `UTC+5:45`, at noon of that day. */
export function offsetWords(zone: string, date: string): string {
  const parts = new Intl.DateTimeFormat('en-GB', { timeZone: zone, timeZoneName: 'shortOffset' }).formatToParts(
    new Date(`${date}T12:00:00Z`),
  );
  return (parts.find(({ type }) => type === 'timeZoneName')?.value ?? 'UTC').replace('GMT', 'UTC');
}

/** In whose time these days are told: `Times in Kathmandu (UTC+5:45)`; each zone once. */
export function zoneWords(destinations: readonly Stay[], dates: readonly string[]): string {
  const zones = new Map<string, string>();
  for (const date of dates) {
    const stay = stayOn(destinations, date);
    if (!stay) continue;
    const offset = offsetWords(stay.time_zone, date);
    if (!zones.has(offset)) zones.set(offset, stay.name);
  }
  const told = [...zones].map(([offset, name]) => `${name} (${offset})`);
  return told.length > 0 ? `Times in ${told.join(', then ')}` : '';
}

/** Where now is on these days: each day has the clocks of its own place. */
export function nowOn(
  destinations: readonly Stay[],
  dates: readonly string[],
  instant: Date,
): { date: string; minute: number } | null {
  for (const date of dates) {
    const zone = stayOn(destinations, date)?.time_zone;
    if (!zone || dayIn(zone, instant) !== date) continue;
    return { date, minute: minuteOf(date, `${date} ${clockIn(zone, instant)}:00`) };
  }
  return null;
}
