import { distanceMetres } from '@tabi/planner';
import { eachDay } from '@tabi/shared/format';
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

/** When each day is over by now: what comes is put after it. */
function endsOf({ trip, events }: Ground): Map<string, string> {
  return new Map(
    eachDay(trip.start_date, trip.end_date).map((date) => {
      const busy = events.filter((event) => event.date === date && event.type !== 'stay').map(({ ends_at }) => ends_at);
      return [date, [...busy, `${date} ${trip.start_time}:00`].sort().at(-1) ?? ''];
    }),
  );
}

/**
 * Pure: what would become of a file's places in a trip: ideas where they are ours, else stops of the traveller's own, each
 * after all else on the first day near it that has room. Nothing that is planned is moved.
 */
export function planPlaces(found: readonly FoundPlace[], ground: Ground): PlacePlan[] {
  const ends = endsOf(ground);
  const visited = new Set(ground.events.map(({ place_id }) => place_id));
  const taken = new Set<number>();
  return found.map((one): PlacePlan => {
    const place = meant(one, ground.ours);
    if (place) {
      const there = visited.has(place.id) || taken.has(place.id);
      taken.add(place.id);
      return { ...one, becomes: there ? 'there' : 'idea', place };
    }
    const [city] = ground.destinations
      .filter((part) => distanceMetres(part, one) <= nearby)
      .sort((a, b) => distanceMetres(a, one) - distanceMetres(b, one));
    if (!city) return { ...one, becomes: 'left', why: 'far' };
    for (const date of eachDay(city.start_date, city.end_date)) {
      const start = later(ends.get(date) ?? '', pauseMinutes);
      const end = later(start, stopMinutes);
      if (start.slice(0, 10) !== date || end > `${date} ${lastEnd}:00`) continue;
      ends.set(date, end);
      return { ...one, becomes: 'stop', location_id: city.id, start, end };
    }
    return { ...one, becomes: 'left', why: 'full' };
  });
}
