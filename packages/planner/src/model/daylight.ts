import { getTimes } from 'suncalc';
import type { GeoPoint } from './travel-model.ts';

/** When the sun rises and sets in a city on one day, in minutes of that day on its own clocks. */
export interface Daylight {
  readonly destinationId: string;
  readonly date: string;
  readonly sunrise: number;
  readonly sunset: number;
}

const msPerMinute = 60_000;
const wallClocks = new Map<string, Intl.DateTimeFormat>();

function wallClockOf(timeZone: string): Intl.DateTimeFormat {
  let format = wallClocks.get(timeZone);
  if (!format) {
    const digits = 'numeric';
    format = new Intl.DateTimeFormat('en', {
      timeZone,
      hourCycle: 'h23',
      year: digits,
      month: digits,
      day: digits,
      hour: digits,
      minute: digits,
      second: digits,
    });
    wallClocks.set(timeZone, format);
  }
  return format;
}

/** What a zone's clocks are ahead of UTC at an instant, in milliseconds. */
function aheadOfUtc(instant: number, timeZone: string): number {
  const part = Object.fromEntries(
    wallClockOf(timeZone)
      .formatToParts(instant)
      .map(({ type, value }) => [type, Number(value)]),
  );
  const wall = Date.UTC(
    part['year']!,
    part['month']! - 1,
    part['day']!,
    part['hour']!,
    part['minute']!,
    part['second']!,
  );
  return wall - instant;
}

/**
 * Pure: sunrise and sunset at a point on a day, on the clocks of its zone, to the minute; null where the sun does not
 * rise or set that day.
 */
export function daylightAt(
  { lat, lng }: GeoPoint,
  timeZone: string,
  date: string,
): Pick<Daylight, 'sunrise' | 'sunset'> | null {
  const noon = Date.parse(`${date}T12:00:00Z`);
  // The library answers for the day that holds the instant in UTC: noon of the place lies in the middle of its day.
  const ahead = aheadOfUtc(noon, timeZone);
  const { sunrise, sunset } = getTimes(new Date(noon - ahead), lat, lng);
  if (!sunrise || !sunset) return null;
  const midnight = Date.parse(`${date}T00:00:00Z`);
  const minuteOf = (at: Date): number => Math.round((at.getTime() + ahead - midnight) / msPerMinute);
  return { sunrise: minuteOf(sunrise), sunset: minuteOf(sunset) };
}
