import { distanceMetres } from '../travel/distance.ts';
import type { Day, Destination, FoodArea, GeoPoint, Item, Place } from '../model/model.ts';
import { weekdayOf, windowsOn } from '../model/time.ts';

/** What a traveller should know of a day as a whole, in a sentence. */
export interface DayNote {
  readonly code: 'free-day' | 'free-evening' | 'closed' | 'no-stay' | 'far-start';
  readonly text: string;
}

interface NotedItem {
  readonly type: Item['type'];
  readonly start: number;
  readonly end: number;
  readonly placeId?: string;
  readonly area?: FoodArea;
}

/** What of a day its notes are made from, in order of time. */
export interface NotedDay {
  readonly date: string;
  readonly destinationId: string;
  readonly items: readonly NotedItem[];
}

export type NotedPlace = Pick<
  Place,
  'id' | 'name' | 'destinationId' | 'lat' | 'lng' | 'importance' | 'windows' | 'closedDates' | 'bestTime'
>;

export interface NotesRequest {
  readonly days: readonly Pick<Day, 'date' | 'end' | 'startPoint'>[];
  readonly destinations: readonly Omit<Destination, 'ways'>[];
  /** Those that are visited, those that nobody leaves without, and those of the evening at least. */
  readonly places: readonly NotedPlace[];
}

const weekdayNames = ['Mondays', 'Tuesdays', 'Wednesdays', 'Thursdays', 'Fridays', 'Saturdays', 'Sundays'];
/** In a longer stay there is another day for what is closed on one. */
const shortStay = 4;
/** Whoever has so many minutes left after the last stop has an evening. */
const eveningMinutes = 90;
/** A day that ends before has none. */
const eveningFrom = 1260;
/** What begins after this is for the evening. */
const eveningStarts = 1110;
/** Round the corner from the last stop. */
const aroundMetres = 1_500;
/** A day that begins farther than this from the middle of the city does not begin there. */
const centreMetres = 4_000;

const kilometres = (metres: number): string => `${Math.round(metres / 1000)} km`;

interface City {
  readonly destination: NotesRequest['destinations'][number];
  readonly days: readonly NotedDay[];
  readonly places: readonly NotedPlace[];
}

const visitsOf = ({ items }: NotedDay) => items.flatMap((item) => (item.type === 'visit' ? [item] : []));

function closedNotes({ places, days }: City, day: NotedDay, seen: ReadonlySet<string>): DayNote[] {
  const weekday = weekdayOf(day.date);
  const isShut = (place: NotedPlace): boolean => windowsOn(place, day.date, weekday).length === 0;
  return places
    .filter((place) => place.importance >= 5 && isShut(place) && (days.length <= shortStay || !seen.has(place.id)))
    .map((place) => {
      const everyWeek = place.windows !== 'always' && place.windows[weekday]?.length === 0;
      return { code: 'closed', text: `${place.name} is closed on ${everyWeek ? weekdayNames[weekday] : 'this day'}.` };
    });
}

/** What there is in the evening near a point: places that live then, else where one eats. */
function around({ destination, places }: City, point: GeoPoint, done: ReadonlySet<string>): string[] {
  const near = (other: GeoPoint, radius = 0): boolean => distanceMetres(point, other) - radius <= aroundMetres;
  const lively = places.filter(
    ({ id, bestTime, ...place }) => (bestTime === 'evening' || bestTime === 'night') && !done.has(id) && near(place),
  );
  const tables = (destination.food?.areas ?? []).filter(
    (area) => area.meals.includes('dinner') && near(area, area.radius),
  );
  return [...lively.sort((a, b) => b.importance - a.importance), ...tables].map(({ name }) => name).slice(0, 2);
}

/** Said where a day in the city leaves an evening, and nothing of it is for one. */
function eveningNote(city: City, day: NotedDay, end: number, seen: ReadonlySet<string>): DayNote[] {
  const stops = day.items.filter(({ type }) => type === 'visit' || type === 'meal' || type === 'event');
  const last = stops.at(-1);
  const hasOne = stops.some(({ type, start }) => type !== 'meal' && start >= eveningStarts);
  if (end < eveningFrom || !last || last.end > end - eveningMinutes || hasOne) return [];
  const place = city.places.find(({ id }) => id === visitsOf(day).at(-1)?.placeId);
  const names = place ? around(city, place, seen) : [];
  return names.length > 0 ? [{ code: 'free-evening', text: `Free evening, around here: ${names.join(', ')}.` }] : [];
}

function freeDayNote({ destination }: City, { items }: NotedDay): DayNote {
  const area = items.flatMap((item): FoodArea[] => (item.type === 'meal' && item.area ? [item.area] : []))[0];
  const where = area ? ` For a stroll and a long lunch: ${area.name}.` : '';
  return { code: 'free-day', text: `A day without a plan: ${destination.name} leaves time for one.${where}` };
}

/** Where a day without a place to stay begins, on the first day of it and wherever that is far out. */
function startNotes({ destination, days, places }: City, day: NotedDay): DayNote[] {
  const start = day.items.find(({ type }) => type !== 'meal');
  const first = places.find(({ id }) => start?.type === 'visit' && id === start.placeId);
  if (!first) return [];
  const metres = distanceMetres(first, destination);
  if (metres > centreMetres)
    return [
      {
        code: 'far-start',
        text: `The day begins at ${first.name}, ${kilometres(metres)} from the centre; the way there is not counted.`,
      },
    ];
  if (days[0] !== day) return [];
  const text = `No place to stay is known yet: the days begin near the centre of ${destination.name}, and the ways from a bed are not counted.`;
  return [{ code: 'no-stay', text }];
}

/**
 * What is to be said of each day, in their order. Pure: it is true of the days as they are, whoever made them.
 * @param asked those of them whose notes are wanted, where the others' are known
 */
export function dayNotes(
  request: NotesRequest,
  days: readonly NotedDay[],
  asked: readonly NotedDay[] = days,
): DayNote[][] {
  const seen = new Set(days.flatMap((day) => visitsOf(day).flatMap(({ placeId }) => placeId ?? [])));
  const cities = new Map(
    request.destinations.map((destination): [string, City] => [
      destination.id,
      {
        destination,
        days: days.filter(({ destinationId }) => destinationId === destination.id),
        places: request.places.filter(({ destinationId }) => destinationId === destination.id),
      },
    ]),
  );
  return asked.map((day) => {
    const city = cities.get(day.destinationId);
    if (!city) return [];
    const wish = request.days.find(({ date }) => date === day.date);
    const closed = closedNotes(city, day, seen);
    const busy = day.items.some(({ type }) => type !== 'meal');
    if (!busy) return [...closed, freeDayNote(city, day)];
    return [
      ...closed,
      ...(wish?.startPoint ? [] : startNotes(city, day)),
      ...eveningNote(city, day, wish?.end ?? 0, seen),
    ];
  });
}
