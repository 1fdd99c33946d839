import type { TripWarning } from '@tabi/shared/contracts/trip-changes';
import { addDays, minuteOf, minutesBetween } from '@tabi/shared/format';
import type { PlannablePlace } from '../../../catalogue/places/domain/plannable-place.ts';
import { visitHours, type VisitHours } from '../../core/domain/visit-hours.ts';
import type { DayEvent } from '../event-row.ts';

/** What a visit's hours are on its day, and whether they hold the whole of it. */
export const hoursOfVisit = (
  place: Pick<PlannablePlace, 'hours' | 'closed_dates'>,
  { date, starts_at, ends_at }: Pick<DayEvent, 'date' | 'starts_at' | 'ends_at'>,
): VisitHours => visitHours(place, date, { start: minuteOf(date, starts_at), end: minuteOf(date, ends_at) });

const clock = (wallClock: string) => wallClock.slice(11, 16);
const occupies = ({ type }: DayEvent) => type !== 'stay' && type !== 'hop';

function ofNeighbours(events: DayEvent[], warn: (event: DayEvent, code: TripWarning['code'], message: string) => void) {
  let last: DayEvent | null = null;
  let hop: DayEvent | null = null;
  for (const event of events) {
    if (event.type === 'hop') hop = event;
    if (!occupies(event)) continue;
    if (last && event.date === last.date && event.starts_at < last.ends_at) {
      warn(event, 'overlap', `${event.title} begins at ${clock(event.starts_at)}, before ${last.title} has ended.`);
    } else if (hop && hop.date === event.date && hop.minutes !== null) {
      const there = minutesBetween(hop.starts_at, event.starts_at);
      if (there < hop.minutes)
        warn(
          event,
          'travel',
          `It takes ${hop.minutes} minutes to get to ${event.title}, and there ${there === 1 ? 'is' : 'are'} only ${there}.`,
        );
    }
    hop = null;
    if (!last || event.ends_at > last.ends_at) last = event;
  }
}

/** A night after the last day is the trip's still. */
export const lastNight = (endDate: string): string => `${addDays(endDate, 2)} 00:00:00`;

const shownDay = (date: string) =>
  new Intl.DateTimeFormat('en', { day: 'numeric', month: 'long', timeZone: 'UTC' }).format(new Date(date));

/**
 * Everything that a traveller should know of these days. Nothing here is refused: it is their trip.
 * @param trip hours of the day, `HH:MM`, and its last day
 * @param events all of the trip, in order of time
 */
export function warningsOf(
  trip: { start_time: string; end_time: string; end_date: string },
  events: DayEvent[],
): TripWarning[] {
  const found: TripWarning[] = [];
  const warn = ({ id, date }: DayEvent, code: TripWarning['code'], message: string) =>
    found.push({ code, date, event_id: id, message });
  const seen = new Set<number>();
  for (const event of events) {
    if (event.type === 'visit' && event.open === false) {
      const shut = event.hours_kind === 'closed';
      const hours = shut ? 'on that day' : `at that time: it is open ${event.hours_that_day}`;
      warn(event, 'closed', `${event.title} is closed ${hours}.`);
    }
    if (event.type === 'visit' && event.place_id !== null) {
      if (seen.has(event.place_id)) warn(event, 'twice', `${event.title} is on this trip twice.`);
      seen.add(event.place_id);
    }
    if (event.type === 'stay' && event.ends_at > lastNight(trip.end_date))
      warn(
        event,
        'outside-trip',
        `${event.title} is booked until ${shownDay(event.ends_at.slice(0, 10))}, and the trip ends on ${shownDay(trip.end_date)}.`,
      );
    if (!occupies(event)) continue;
    if (clock(event.starts_at) < trip.start_time || event.ends_at > `${event.date} ${trip.end_time}:59`)
      warn(event, 'outside-day', `${event.title} is outside your day, ${trip.start_time} to ${trip.end_time}.`);
  }
  ofNeighbours(events, warn);
  return found;
}

/** What is wrong now and was not before; the same words of the same event are no news. */
export function newWarnings(before: readonly TripWarning[], after: readonly TripWarning[]): TripWarning[] {
  const known = new Set(before.map(({ code, event_id, message }) => `${code} ${event_id} ${message}`));
  return after.filter(({ code, event_id, message }) => !known.has(`${code} ${event_id} ${message}`));
}
