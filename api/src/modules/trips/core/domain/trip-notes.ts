import type { DayNote } from '@tabi/shared/contracts/trips';
import type { OwnGuide } from '@tabi/shared/contracts/guides';
import { eachDay, minuteOf } from '@tabi/shared/format';
import { dayNotes, type NotedDay, type NotedPlace, weekWindows } from '@tabi/planner';
import type { NotedEvent, NotedPlaceRow } from '../notes-repository.ts';
import type { TripDestinationRow, TripRow } from '../trip-row.ts';
import { madeOnce, madeOnceFor } from './made-once.ts';
import { byDay } from './one-list.ts';
import { destinationOn } from './trip-days.ts';

/** What is known of a trip's days and cities, as far as notes speak of it. */
export interface NoteFacts {
  events: readonly NotedEvent[];
  /** Others than those that are notable or visited may be among them. */
  places: readonly NotedPlaceRow[];
  kitchens: readonly { id: number; food_areas: OwnGuide['food_areas'] | null }[];
}

const placeOf = madeOnce((row: NotedPlaceRow): NotedPlace => ({
  id: String(row.id),
  destinationId: String(row.location_id),
  name: row.name,
  lat: row.lat,
  lng: row.lng,
  importance: row.importance,
  windows: weekWindows(row.hours),
  closedDates: row.closed_dates,
  bestTime: row.best_time,
}));

const isNotable = ({ importance, best_time }: NotedPlaceRow): boolean =>
  importance >= 5 || best_time === 'evening' || best_time === 'night';

type NotedItem = NotedDay['items'][number];

const itemOf = madeOnce((event: NotedEvent): NotedItem[] => {
  const [start, end] = [minuteOf(event.date, event.starts_at), minuteOf(event.date, event.ends_at)];
  if (event.type === 'stay') return [];
  if (event.type === 'visit') return [{ type: 'visit', placeId: String(event.place_id), start, end }];
  if (event.type === 'hop') return [{ type: event.from_location_id === null ? 'hop' : 'transfer', start, end }];
  return [{ type: event.type === 'custom' ? 'event' : 'meal', start, end }];
});

/** What was said of a trip's days last: days that are as they were are not thought over again. */
interface Said {
  places: NoteFacts['places'];
  kitchens: NoteFacts['kitchens'];
  /** By all else that a day's notes are made from. */
  notes: ReadonlyMap<string, DayNote[]>;
}

/** By a trip's destinations, which stay the same list while only its days change. */
const said = new WeakMap<readonly TripDestinationRow[], Said>();

/** @param make notes of those that are asked for, in their order */
function asSaidBefore(
  destinations: readonly TripDestinationRow[],
  { places, kitchens }: NoteFacts,
  names: readonly string[],
  make: (isAsked: (index: number) => boolean) => DayNote[][],
): DayNote[] {
  const last = said.get(destinations);
  const known = last?.places === places && last.kitchens === kitchens ? last.notes : new Map<string, DayNote[]>();
  const made = make((index) => !known.has(names[index] ?? ''));
  const notes = new Map(names.map((name) => [name, known.get(name) ?? made.shift() ?? []]));
  said.set(destinations, { places, kitchens, notes });
  return [...notes.values()].flat();
}

/** The days of a trip, with where one is. */
const daysIn = madeOnceFor(
  ({ start_date, end_date }: Pick<TripRow, 'start_date' | 'end_date'>) => `${start_date} ${end_date}`,
  (destinations: TripDestinationRow[], { start_date, end_date }) =>
    eachDay(start_date, end_date).map((date) => ({ date, city: destinationOn(destinations, date) })),
);

/** What of a day's events its notes are made from, and the same as text. */
const itemsOf = madeOnce((events: readonly NotedEvent[]) => {
  const items = events.flatMap(itemOf);
  return { items, text: JSON.stringify(items) };
});

const noItems = itemsOf([]);

/** Pure: what is to be said of each day of a trip as it is stored, whoever planned or changed it. */
export function notesOfTrip(
  trip: Pick<TripRow, 'start_date' | 'end_date' | 'end_time'>,
  destinations: TripDestinationRow[],
  facts: NoteFacts,
): DayNote[] {
  const { events, places, kitchens } = facts;
  const visited = new Set(events.map(({ place_id }) => place_id));
  const end = minuteOf(trip.start_date, `${trip.start_date} ${trip.end_time}:00`);
  const stays = events.filter(({ type }) => type === 'stay');
  const sleepsOn = (date: string): boolean =>
    stays.some(({ starts_at, ends_at }) => starts_at.slice(0, 10) <= date && ends_at.slice(0, 10) >= date);
  const planned = byDay(events);
  const days = daysIn(destinations, trip).map(({ date, city }) => {
    const on = planned.get(date);
    return {
      date,
      destinationId: String(city?.id ?? ''),
      wish: { date, end, ...(city && sleepsOn(date) ? { startPoint: city } : {}) },
      ...(on ? itemsOf(on) : noItems),
    };
  });
  const ofAll = JSON.stringify([[...visited], trip.start_date, trip.end_date]);
  const names = days.map(({ text, wish }) => [wish.date, wish.end, 'startPoint' in wish, text, ofAll].join(' '));
  return asSaidBefore(destinations, facts, names, (isAsked) => {
    const request = {
      days: days.map(({ wish }) => wish),
      destinations: destinations.map(({ id, name, lat, lng }) => {
        const areas = kitchens.find((row) => row.id === id)?.food_areas ?? [];
        return { id: String(id), name, lat, lng, food: { areas, dishes: [] } };
      }),
      places: places.filter((place) => isNotable(place) || visited.has(place.id)).map(placeOf),
    };
    const asked = days.filter((_, index) => isAsked(index));
    return dayNotes(request, days, asked).map((own, index) =>
      own.map((note) => ({ date: asked[index]?.date ?? '', ...note })),
    );
  });
}
