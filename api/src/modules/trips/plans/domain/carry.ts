import type { Moved } from '@tabi/shared/contracts/trip-changes';
import { onDay } from '../../events/domain/clock.ts';
import { hoursOfVisit } from '../../events/domain/warnings.ts';
import type { DayEvent } from '../../events/event-row.ts';
import type { PlannablePlace } from '../../../catalogue/places/domain/plannable-place.ts';
import type { DayCity } from '../../core/domain/trip-days.ts';

/** A visit that cannot stay where it was. */
export interface Displaced {
  event: DayEvent;
  why: string;
}

export interface Carried {
  /** What stays, at its time; of days that are planned anew only what the traveller placed. */
  stays: DayEvent[];
  displaced: Displaced[];
  moved: Moved[];
}

const noDay = 'Its day is no longer part of the trip.';
const noCity = 'Its destination has no day on this trip any more.';
const anew = 'Its day was planned anew.';
const shut = 'It is closed on that day.';
const otherHours = 'On that day it is open at another time.';

/** Why a visit is no longer when it was; null where it is. @param placed where it stands now, if anywhere */
export function whyMoved({ event, why }: Displaced, placed: DayEvent | null): string | null {
  if (placed?.starts_at === event.starts_at) return null;
  return why === shut && placed?.date === event.date ? otherHours : why;
}

const isSame = (was: DayEvent, event: DayEvent): boolean =>
  was.type === event.type &&
  (event.type === 'visit'
    ? was.place_id === event.place_id
    : event.type === 'meal' && was.meal === event.meal && was.date === event.date);

/** What was planned anew, with what the traveller had noted of the same place or meal. @param gone what had to leave its day */
export function withNotes(planned: readonly DayEvent[], gone: readonly DayEvent[]): DayEvent[] {
  const left = [...gone];
  return planned.map((event) => {
    const at = left.findIndex((was) => isSame(was, event));
    const [was] = at < 0 ? [] : left.splice(at, 1);
    return was ? { ...event, id: was.id, amount: was.amount, custom_fields: was.custom_fields } : event;
  });
}

/** An event on another day, at the same clock time, with the hours of that day. */
export function shifted(event: DayEvent, date: string, places: ReadonlyMap<number, PlannablePlace>): DayEvent {
  if (date === event.date) return event;
  const starts_at = onDay(event.date, date, event.starts_at);
  const ends_at = onDay(event.date, date, event.ends_at);
  const at = { ...event, date, starts_at, ends_at };
  const place = event.type === 'visit' && event.place_id !== null ? places.get(event.place_id) : undefined;
  return place ? { ...at, ...hoursOfVisit(place, at), reason: null } : at;
}

/** What of the old days can go on into the new ones, and what cannot. */
export function carry(
  events: readonly DayEvent[],
  days: readonly DayCity[],
  anewOn: ReadonlySet<string>,
  shutBefore: ReadonlySet<string>,
): Carried {
  const cityOn = new Map(days.map(({ date, city }) => [date, city]));
  const [first = '', last = ''] = [days[0]?.date, days.at(-1)?.date];
  const carried: Carried = { stays: [], displaced: [], moved: [] };
  for (const event of events) {
    const city = cityOn.get(event.date);
    const visit = event.type === 'visit';
    if (city === undefined) {
      if (visit) carried.displaced.push({ event, why: noDay });
      if (event.type !== 'custom' && event.type !== 'stay') continue;
      const to = event.date < first ? first : last;
      carried.stays.push(shifted(event, to, new Map()));
      carried.moved.push({ title: event.title, poi_id: null, from: event.date, to, why: noDay });
    } else if (visit && city !== event.location_id && anewOn.has(event.date)) {
      carried.displaced.push({ event, why: noCity });
    } else if (anewOn.has(event.date)) {
      if (visit && !event.pinned) carried.displaced.push({ event, why: anew });
      else if (event.type !== 'hop' && event.type !== 'meal') carried.stays.push(event);
    } else if (visit && !event.pinned && event.open === false && !shutBefore.has(event.id)) {
      carried.displaced.push({ event, why: shut });
    } else carried.stays.push(event);
  }
  return carried;
}
