import { distanceMetres } from '@tabi/planner';
import { eachDay } from '@tabi/shared/format';
import { destinationOn } from '../../core/domain/trip-days.ts';
import { later } from '../../events/domain/clock.ts';
import type { DayEvent } from '../../events/event-row.ts';
import type { TripDestinationRow, TripRow } from '../../core/trip-row.ts';
import type { FoundPlace } from './read-places.ts';

/** A place of ours that a file may mean. */
export interface OurPlace {
  id: number;
  slug: string;
  name: string;
  local_name: string | null;
  location_id: number;
  lat: number;
  lng: number;
}

/** What becomes of a place of a file. */
export type PlacePlan = FoundPlace &
  (
    | { becomes: 'idea' | 'there'; place: OurPlace }
    | { becomes: 'stop'; location_id: number; start: string; end: string }
    /** Too far from where the trip goes, or no day has room for it. */
    | { becomes: 'left'; why: 'far' | 'full' }
  );

const sameSpot = 150;
/** From the middle of a destination; an outing of a day. */
const nearby = 100_000;
const stopMinutes = 30;
const pauseMinutes = 15;
const lastEnd = '23:45';

const words = (name: string): string =>
  name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** One is called what the other is called, or more of the same. */
const alike = (one: string, other: string): boolean => {
  const [a, b] = [words(one), words(other)];
  if (a === '' || b === '') return false;
  return a === b || (Math.min(a.length, b.length) >= 4 && (a.includes(b) || b.includes(a)));
};

/** Ours where it is clear: at the same spot, by a like name; of several the nearest. */
function meant(found: FoundPlace, ours: readonly OurPlace[]): OurPlace | undefined {
  const [local] = /(?<=\()[^()]+(?=\)$)/u.exec(found.name) ?? [];
  const names = [found.name, ...(local ? [local] : [])];
  const fits = ({ name, local_name }: OurPlace) =>
    names.some((one) => alike(one, name) || (local_name !== null && words(one) === words(local_name)));
  return ours
    .filter((place) => distanceMetres(place, found) <= sameSpot && fits(place))
    .sort((a, b) => distanceMetres(a, found) - distanceMetres(b, found))[0];
}

export interface Ground {
  trip: Pick<TripRow, 'start_date' | 'end_date' | 'start_time'>;
  destinations: readonly TripDestinationRow[];
  events: readonly DayEvent[];
  ours: readonly OurPlace[];
}

/** By its place in the file: the day on which a place is wanted; null: where it fits. */
export type Wanted = ReadonlyMap<number, string | null>;

/** When each day is over by now: what comes is put after it. */
function endsOf({ trip, events }: Ground): Map<string, string> {
  return new Map(
    eachDay(trip.start_date, trip.end_date).map((date) => {
      const busy = events.filter((event) => event.date === date && event.type !== 'stay').map(({ ends_at }) => ends_at);
      return [date, [...busy, `${date} ${trip.start_time}:00`].sort().at(-1) ?? ''];
    }),
  );
}

type Times = { start: string; end: string };

/** On the day that was asked for, after all else; where that day is full, at its very end beside what is there. */
function onDay(date: string, ends: ReadonlyMap<string, string>): Times {
  const last = later(`${date} ${lastEnd}:00`, -stopMinutes);
  const free = later(ends.get(date) ?? last, pauseMinutes);
  const start = free < last ? free : last;
  return { start, end: later(start, stopMinutes) };
}

/** On the first of these days that has room. */
function onFirstFree(dates: readonly string[], ends: ReadonlyMap<string, string>): Times | undefined {
  return dates
    .map((date) => {
      const start = later(ends.get(date) ?? '', pauseMinutes);
      return { date, start, end: later(start, stopMinutes) };
    })
    .find(({ date, start, end }) => start.slice(0, 10) === date && end <= `${date} ${lastEnd}:00`);
}

/**
 * Pure: what would become of a file's places in a trip: ideas where they are ours, else stops of the traveller's own, each
 * after all else on the day that is wanted, or on the first day near it that has room. Nothing that is planned is moved.
 * @param wanted what is not in it is left out; without it all are wanted
 */
export function planPlaces(found: readonly FoundPlace[], ground: Ground, wanted?: Wanted): PlacePlan[] {
  const ends = endsOf(ground);
  const visited = new Set(ground.events.map(({ place_id }) => place_id));
  const taken = new Set<number>();
  const planned = (one: FoundPlace, date: string | null): PlacePlan => {
    const place = meant(one, ground.ours);
    if (place) {
      const there = visited.has(place.id) || taken.has(place.id);
      taken.add(place.id);
      return { ...one, becomes: there ? 'there' : 'idea', place };
    }
    const [near] = ground.destinations
      .filter((part) => distanceMetres(part, one) <= nearby)
      .sort((a, b) => distanceMetres(a, one) - distanceMetres(b, one));
    const city = date === null ? near : destinationOn(ground.destinations, date);
    if (!city) return { ...one, becomes: 'left', why: 'far' };
    const times = date === null ? onFirstFree(eachDay(city.start_date, city.end_date), ends) : onDay(date, ends);
    if (!times) return { ...one, becomes: 'left', why: 'full' };
    ends.set(times.start.slice(0, 10), times.end);
    return { ...one, becomes: 'stop', location_id: city.id, start: times.start, end: times.end };
  };
  return found.flatMap((one, nth) => (wanted && !wanted.has(nth) ? [] : [planned(one, wanted?.get(nth) ?? null)]));
}
