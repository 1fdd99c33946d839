import { clockOf, clockText } from './clocks.ts';
import { formatMetres, withUnit } from './amounts.ts';
import { formatMoment, ownZone } from './instants.ts';

/** Pure: how one reader has times, distances and weeks told. */
export type FormatChoices = {
  units: 'km' | 'mi';
  clock: '24h' | '12h';
  /** The day that a week begins with, 0 is Sunday. */
  weekStart: 1 | 0 | 6;
};

export type Formats = FormatChoices & {
  /** `14:30` or `2:30 pm` of `2026-03-14 14:30:00`. */
  time: (wallClock: string) => string;
  /** The same of minutes after midnight; those of the next day begin at midnight again. */
  timeOfMinute: (minute: number) => string;
  /** `08:00` or `8 am`, of the minute that a full hour begins with. */
  hour: (minute: number) => string;
  /** A text with clock times in it (`09:00–17:30`), each as this reader reads it. */
  times: (text: string) => string;
  /** `Sat 21 November, 14:05`, by the clocks of the zone that was chosen, else of this device. @param at ISO 8601 */
  moment: (at: string) => string;
  /** A sentence of the site's: its times, and its distances (`5 km`); no line parts a number from its unit. */
  sentence: (text: string) => string;
  /** `350 m` and `1.4 km`, or `850 ft` and `0.9 mi`. */
  distance: (metres: number) => string;
};

export const usualFormats: FormatChoices = { units: 'km', clock: '24h', weekStart: 1 };

const sameHalf = /(\d:\d\d)(\u00a0[ap]m)( ?– ?)(\d{1,2}:\d\d)\2/g;
const clockTime = /\b([01]?\d|2[0-4]):([0-5]\d)\b/g;

const eachInTwelve = (text: string): string =>
  text.replace(clockTime, (_, hour: string, minute: string) => {
    const ofDay = Number(hour) % 24;
    return `${ofDay % 12 || 12}:${minute}\u00a0${ofDay < 12 ? 'am' : 'pm'}`;
  });

/** `2:30 pm` of `14:30`, and `2:30–4:00 pm` of `14:30–16:00`. */
const inTwelve = (text: string): string => eachInTwelve(text).replace(sameHalf, '$1$3$4$2');

const metresOfFoot = 0.3048;
const metresOfMile = 1_609.344;

function formatMiles(metres: number): string {
  const feet = metres / metresOfFoot;
  if (feet < 950) return withUnit(Math.max(50, Math.round(feet / 50) * 50), 'ft');
  const miles = metres / metresOfMile;
  return withUnit(miles < 9.95 ? miles.toFixed(1) : Math.round(miles), 'mi');
}

const distanceText = /\b(\d+(?:\.\d+)?)\s(km|m)\b/g;
const amountText = /\b(\d+(?:\.\d+)?) (km|m|min|h)\b/g;

const unbroken = (text: string): string =>
  text.replace(amountText, (_, amount: string, unit: string) => withUnit(amount, unit));

/** `3 mi` of `5 km`. */
const inMiles = (text: string): string =>
  text.replace(distanceText, (_, amount: string, unit: string) =>
    formatMiles(Number(amount) * (unit === 'km' ? 1_000 : 1)),
  );

const made = new Map<string, Formats>();

/** What an account has whose owner never chose a zone, and whose browser named none. */
const zoneOfNobody = 'UTC';

/**
 * One object for each choice: who compares it sees no change where there is none.
 * @param zone in which its owner lives, as they have chosen
 */
export function formatsOf({ units, clock, weekStart }: FormatChoices, zone: string = zoneOfNobody): Formats {
  const key = `${units} ${clock} ${weekStart} ${zone}`;
  const known = made.get(key);
  if (known) return known;
  const times = clock === '12h' ? inTwelve : (text: string) => text;
  const formats: Formats = {
    ...{ units, clock, weekStart, times },
    time: (wallClock) => times(clockOf(wallClock)),
    hour: (minute) => (clock === '12h' ? times(clockText(minute)).replace(':00', '') : clockText(minute)),
    sentence: (text) => times(unbroken(units === 'mi' ? inMiles(text) : text)),
    timeOfMinute: (minute) => times(clockText(minute)),
    moment: (at) => times(formatMoment(zone === zoneOfNobody ? ownZone() : zone, new Date(at))),
    distance: units === 'mi' ? formatMiles : formatMetres,
  };
  made.set(key, formats);
  return formats;
}
