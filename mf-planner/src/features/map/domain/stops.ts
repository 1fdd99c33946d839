import type { HopEvent, Trip, TripEvent } from '@tabi/shared/contracts/trips';
import { clockOf } from '@tabi/shared/format';
import type { MapPin, MapPoint, MapWay } from '@tabi/shared/map';
import { dayToken } from '../../../common/domain/day-colours.ts';

/** Something of a day that is somewhere. */
export type Stop = MapPoint & {
  id: string;
  day: number;
  date: string;
  /** Its order in its day, or a sign: `H` where one sleeps, `•` for an event of one's own. */
  mark: string;
  title: string;
  time: string;
};

export type MapDay = { number: number; date: string; stops: Stop[] };

function pointOf(event: TripEvent): MapPoint | null {
  if (event.type === 'visit') return { lat: event.poi.lat, lng: event.poi.lng };
  if (event.type !== 'custom' && event.type !== 'stay') return null;
  const { lat, lng } = event;
  return typeof lat === 'number' && typeof lng === 'number' ? { lat, lng } : null;
}

const signs: Partial<Record<TripEvent['type'], string>> = { custom: '•', stay: 'H' };

/** What of each day can be shown on a map, in order of time. */
export function mapDays(dates: readonly string[], events: readonly TripEvent[]): MapDay[] {
  return dates.map((date, index) => {
    const number = index + 1;
    const own = events.filter((event) => event.date === date).sort((a, b) => (a.start < b.start ? -1 : 1));
    let visits = 0;
    const stops = own.flatMap((event): Stop[] => {
      const point = pointOf(event);
      if (!point) return [];
      const mark = signs[event.type] ?? String(++visits);
      const title = event.type === 'visit' ? event.poi.name : event.title;
      return [{ ...point, id: event.id, day: number, date, mark, title, time: clockOf(event.start) }];
    });
    return { number, date, stops };
  });
}

export const pinsOf = (days: readonly MapDay[]): MapPin[] =>
  days.flatMap(({ stops }) =>
    stops.map(({ id, lat, lng, title, mark, day }) => ({ id, lat, lng, label: title, mark, tone: dayToken(day) })),
  );

const looks: Partial<Record<HopEvent['travel_mode'], MapWay['look']>> = { walk: 'walk', flight: 'flight' };

/** The ways of these days, from where they begin to where they end, as far as both are known. */
export function waysOf(
  days: readonly MapDay[],
  events: readonly TripEvent[],
  trip: Pick<Trip, 'destinations'>,
): MapWay[] {
  const ends = new Map<string, MapPoint>();
  for (const { id, lat, lng } of trip.destinations) ends.set(`destination ${id}`, { lat, lng });
  for (const event of events) {
    const point = pointOf(event);
    if (point && event.type === 'visit') ends.set(`place ${event.poi_id}`, point);
  }
  const numbers = new Map(days.map(({ date, number }) => [date, number]));
  return events.flatMap((event): MapWay[] => {
    const number = numbers.get(event.date);
    if (event.type !== 'hop' || number === undefined) return [];
    const points = [event.from, event.to].flatMap(({ kind, id }) => ends.get(`${kind} ${id}`) ?? []);
    return points.length === 2 ? [{ points, tone: dayToken(number), look: looks[event.travel_mode] ?? 'ride' }] : [];
  });
}
