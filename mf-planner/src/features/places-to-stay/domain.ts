import { addDays, eachDay, formatMinutes } from '@tabi/shared/format';
import type { StayEvent, Trip, TripEvent } from '@tabi/shared/contracts/trips';

type Point = { lat: number; lng: number };
type Destination = Trip['destinations'][number];

type Landmark = { id: string; label: string; mark: string };

/** The night that begins on a day, and where it is spent. */
export type Night = { date: string; destination: Destination | undefined; stay: StayEvent | null };

export const staysOf = (events: readonly TripEvent[]): StayEvent[] =>
  events.filter((event): event is StayEvent => event.type === 'stay');

const covers = ({ start, end }: StayEvent, date: string): boolean =>
  start.slice(0, 10) <= date && date < end.slice(0, 10);

/** The nights of a trip in their order; one after the last day counts only where somebody has taken a bed for it. */
export function nightsOf({ startDate, endDate, destinations }: Trip, events: readonly TripEvent[]): Night[] {
  const stays = staysOf(events);
  const stayOn = (date: string) => stays.find((stay) => covers(stay, date)) ?? null;
  const inWhich = (date: string) =>
    // A night is spent where the next day begins.
    destinations.find((part) => part.startDate <= date && date < part.endDate) ??
    [...destinations].reverse().find((part) => part.startDate <= date && date <= part.endDate);
  return eachDay(startDate, endDate)
    .map((date) => ({ date, destination: inWhich(date), stay: stayOn(date) }))
    .filter(({ date, stay }) => date < endDate || stay !== null);
}

/** The first nights in a row that have no bed, in one destination: what somebody most likely looks for. */
export function firstGap(nights: readonly Night[], destination?: number): { from: string; to: string } | null {
  const empty = ({ stay, destination: there }: Night) =>
    stay === null && (destination === undefined || there?.id === destination);
  const first = nights.findIndex(empty);
  const night = nights[first];
  if (!night) return null;
  let last = first;
  while (nights[last + 1] && empty(nights[last + 1]!) && nights[last + 1]?.destination?.id === night.destination?.id)
    last += 1;
  return { from: night.date, to: addDays(nights[last]!.date, 1) };
}

/** The middle of what one sees in a destination; its own middle where nothing is planned. */
export function centreOf({ id, lat, lng }: Destination, events: readonly TripEvent[]): Point {
  const points = events.flatMap((event) => (event.type === 'visit' && event.destination_id === id ? [event.poi] : []));
  if (points.length === 0) return { lat, lng };
  const mean = (of: (point: Point) => number) => points.reduce((sum, point) => sum + of(point), 0) / points.length;
  return { lat: mean((point) => point.lat), lng: mean((point) => point.lng) };
}

/** What a bed can be near: the stops of the days, or the destinations before there are any. */
export function landmarks({ destinations }: Trip, events: readonly TripEvent[]): (Point & Landmark)[] {
  const stops = events.flatMap((event) => (event.type === 'visit' ? [event.poi] : []));
  const all = (stops.length > 0 ? stops : destinations).map(
    ({ id, name, lat, lng }) => [id, { id: String(id), label: name, mark: '•', lat, lng }] as const,
  );
  return [...new Map(all).values()];
}

const kmOfDegree = 111.2;
const detour = 1.3;

/** `8 min on foot`, `20 min by transport`: about, from a bed to the middle of the days. */
export function wayToCentre(from: Point, to: Point): string {
  const east = (to.lng - from.lng) * Math.cos(((to.lat + from.lat) / 2) * (Math.PI / 180));
  const km = Math.hypot(to.lat - from.lat, east) * kmOfDegree * detour;
  const [minutes, by] = km <= 1.6 ? [km / 0.075, 'on foot'] : [8 + km / 0.3, 'by transport'];
  return `${formatMinutes(Math.max(1, Math.round(minutes)))} ${by}`;
}

export const hoursOfStay = ({ from, to }: { from: string; to: string }) => ({
  start: `${from} 15:00:00`,
  end: `${to} 11:00:00`,
});
