import { UTCDateMini } from '@date-fns/utc/date/mini';
import { add } from 'date-fns/add';
import type { Duration } from 'date-fns';
import { formatDay } from './dates.ts';

/** Pure: instants, and what calendars and clocks of an IANA zone show then. */

const formatters = new Map<string, Intl.DateTimeFormat>();

/** Intl knows every zone with its whole history, in browsers and on servers: no library needs to bring one. */
function formatterOf(zone: string): Intl.DateTimeFormat {
  const known = formatters.get(zone);
  if (known) return known;
  const made = new Intl.DateTimeFormat('en-GB', {
    timeZone: zone,
    calendar: 'gregory',
    numberingSystem: 'latn',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  formatters.set(zone, made);
  return made;
}

/** Of browsers that have it: the first format of a page takes them 30 ms, four times that on a phone, and this nothing. */
type Clocks = {
  Temporal?: {
    Now: { timeZoneId: () => string };
    Instant: {
      fromEpochMilliseconds: (time: number) => {
        toZonedDateTimeISO: (zone: string) => {
          toPlainDateTime: () => { toString: (precision: { smallestUnit: 'minute' }) => string };
        };
      };
    };
  };
};

/** `2026-11-21T14:05` */
function wallClock(zone: string, instant: Date): string {
  const { Temporal } = globalThis as Clocks;
  if (Temporal) {
    const zoned = Temporal.Instant.fromEpochMilliseconds(+instant).toZonedDateTimeISO(zone);
    return zoned.toPlainDateTime().toString({ smallestUnit: 'minute' });
  }
  const parts = formatterOf(zone).formatToParts(instant);
  const { year, month, day, hour, minute } = Object.fromEntries(parts.map(({ type, value }) => [type, value]));
  return `${year}-${month}-${day}T${hour}:${minute}`;
}

/** The calendar day there, `YYYY-MM-DD`. */
export const dayIn = (zone: string, instant: Date): string => wallClock(zone, instant).slice(0, 10);

/** What the clocks there show, `14:05`. */
export const clockIn = (zone: string, instant: Date): string => wallClock(zone, instant).slice(11);

/** `Sat 21 November, 14:05` */
export const formatMoment = (zone: string, instant: Date): string =>
  `${formatDay(dayIn(zone, instant))}, ${clockIn(zone, instant)}`;

/** The zone of this device. */
export const ownZone = (): string =>
  (globalThis as Clocks).Temporal?.Now.timeZoneId() ?? Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Whether it is a zone of the IANA's list. */
export function isZone(name: string): boolean {
  try {
    // Not kept: who asks may write one zone in a thousand ways.
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

/** Some time after an instant, before it where negative. A day is 24 hours here, whatever clocks do. */
export const later = (instant: Date, time: Duration): Date => new Date(add(new UTCDateMini(+instant), time));
