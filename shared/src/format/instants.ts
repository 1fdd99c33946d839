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

function partsIn(zone: string, instant: Date): Record<string, string> {
  return Object.fromEntries(
    formatterOf(zone)
      .formatToParts(instant)
      .map(({ type, value }) => [type, value]),
  );
}

/** The calendar day there, `YYYY-MM-DD`. */
export function dayIn(zone: string, instant: Date): string {
  const { year, month, day } = partsIn(zone, instant);
  return `${year}-${month}-${day}`;
}

/** What the clocks there show, `14:05`. */
export function clockIn(zone: string, instant: Date): string {
  const { hour, minute } = partsIn(zone, instant);
  return `${hour}:${minute}`;
}

/** `Sat 21 November, 14:05` */
export const formatMoment = (zone: string, instant: Date): string =>
  `${formatDay(dayIn(zone, instant))}, ${clockIn(zone, instant)}`;

/** Of browsers that have it: the first format of a page takes them 40 ms, this nothing. */
type Clocks = { Temporal?: { Now: { timeZoneId: () => string } } };

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
