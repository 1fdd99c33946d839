import type { DayNote } from '@tabi/shared/contracts/trips';
import type { OwnGuide } from '@tabi/shared/contracts/guides';
import { eachDay, minuteOf } from '@tabi/shared/format';
import { dayNotes, type NotedDay, type NotedPlace, weekWindows } from '@tabi/planner';
import type { NotedEvent, NotedPlaceRow } from '../notes-repository.ts';
import type { TripDestinationRow, TripRow } from '../trip-row.ts';
import { madeOnce } from './made-once.ts';
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

/** Pure: what is to be said of each day of a trip as it is stored, whoever planned or changed it. */
export function notesOfTrip(
  trip: Pick<TripRow, 'start_date' | 'end_date' | 'end_time'>,
  destinations: TripDestinationRow[],
  { events, places, kitchens }: NoteFacts,
): DayNote[] {
  const dates = eachDay(trip.start_date, trip.end_date);
  const visited = new Set(events.map(({ place_id }) => place_id));
  const end = minuteOf(trip.start_date, `${trip.start_date} ${trip.end_time}:00`);
  const sleepsOn = (date: string): boolean =>
    events.some(
      ({ type, starts_at, ends_at }) =>
        type === 'stay' && starts_at.slice(0, 10) <= date && ends_at.slice(0, 10) >= date,
    );
  const days = dates.map((date) => ({
    date,
    destinationId: String(destinationOn(destinations, date)?.id ?? ''),
    items: events.filter((event) => event.date === date).flatMap(itemOf),
  }));
  const request = {
    days: days.map(({ date, destinationId }) => {
      const city = destinations.find(({ id }) => String(id) === destinationId);
      return { date, end, ...(city && sleepsOn(date) ? { startPoint: city } : {}) };
    }),
    destinations: destinations.map(({ id, name, lat, lng }) => {
      const areas = kitchens.find((row) => row.id === id)?.food_areas ?? [];
      return { id: String(id), name, lat, lng, food: { areas, dishes: [] } };
    }),
    places: places.filter((place) => isNotable(place) || visited.has(place.id)).map(placeOf),
  };
  return dayNotes(request, days).flatMap((own, i) => own.map((note) => ({ date: dates[i]!, ...note })));
}
