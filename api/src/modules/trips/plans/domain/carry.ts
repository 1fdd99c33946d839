import type { Moved } from '@tabi/shared/contracts/trip-changes';
import { isTheirs, notedOf } from '../../core/domain/noted.ts';
import { blankEvent } from '../../events/domain/blank-event.ts';
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
export const shut = 'It is closed on that day.';
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
    return was ? { ...event, ...notedOf(was), chosen: was.chosen || was.pinned, id: was.id } : event;
  });
}

/** What cannot stand as what it was and carries something of the traveller's, as an event of their own. */
export const asOwn = (event: DayEvent, id: string, date: string, city: number): DayEvent => ({
  ...blankEvent(
    { id, trip_id: event.trip_id, location_id: city },
    'custom',
    onDay(event.date, date, event.starts_at),
    onDay(event.date, date, event.ends_at),
  ),
  ...notedOf(event),
  title: event.title,
});

/** An event on another day, at the same clock time, with the hours of that day. */
export function shifted(event: DayEvent, date: string, places: ReadonlyMap<number, PlannablePlace>): DayEvent {
  if (date === event.date) return event;
  const starts_at = onDay(event.date, date, event.starts_at);
  const ends_at = onDay(event.date, date, event.ends_at);
  const at = { ...event, date, starts_at, ends_at };
  const place = event.type === 'visit' && event.place_id !== null ? places.get(event.place_id) : undefined;
  return place ? { ...at, ...hoursOfVisit(place, at), reason: null } : at;
}

/** A booking keeps its nights: only the first ones, of days that are no more, are taken off it. */
function nights(event: DayEvent, first: string, to: string): DayEvent {
  if (event.date >= first || event.ends_at.slice(0, 10) <= first) return shifted(event, to, new Map());
  return { ...event, date: first, starts_at: onDay(event.date, first, event.starts_at) };
}

interface NewDays {
  days: readonly DayCity[];
  /** Dates that are planned anew. */
  anewOn: ReadonlySet<string>;
  /** Ids of visits that stood before closed doors already. */
  shutBefore: ReadonlySet<string>;
  newId: () => string;
}

/** An event of a day that is no more. */
function ofLostDay(event: DayEvent, { days, newId }: NewDays, carried: Carried): void {
  const [first, last] = [days[0], days.at(-1)];
  const to = first && event.date < first.date ? first : last;
  if (event.type === 'visit') carried.displaced.push({ event, why: noDay });
  const own = event.type === 'meal' && isTheirs(event);
  if (!to || !first || (event.type !== 'custom' && event.type !== 'stay' && !own)) return;
  const moved = own
    ? asOwn(event, newId(), to.date, to.city)
    : event.type === 'stay'
      ? nights(event, first.date, to.date)
      : shifted(event, to.date, new Map());
  carried.stays.push(moved);
  carried.moved.push({ title: event.title, poi_id: null, from: event.date, to: to.date, why: noDay });
}

/** What of the old days can go on into the new ones, and what cannot. */
export function carry(events: readonly DayEvent[], asked: NewDays): Carried {
  const { days, anewOn, shutBefore } = asked;
  const cityOn = new Map(days.map(({ date, city }) => [date, city]));
  const carried: Carried = { stays: [], displaced: [], moved: [] };
  for (const event of events) {
    const city = cityOn.get(event.date);
    const visit = event.type === 'visit';
    if (city === undefined) ofLostDay(event, asked, carried);
    else if (visit && city !== event.location_id && anewOn.has(event.date)) {
      carried.displaced.push({ event, why: noCity });
    } else if (anewOn.has(event.date)) {
      const stays = event.type === 'meal' ? isTheirs(event) : event.type !== 'hop';
      if (visit && !event.pinned) carried.displaced.push({ event, why: anew });
      else if (stays) carried.stays.push(event);
    } else if (visit && !event.pinned && event.open === false && !shutBefore.has(event.id)) {
      carried.displaced.push({ event, why: shut });
    } else carried.stays.push(event);
  }
  return carried;
}
