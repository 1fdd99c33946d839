import { type GeoPoint, type Leg, type Mode, roundDown } from '@tabi/planner';
import { pointOf, type DayEvent } from '../event-row.ts';
import { later, minuteOf } from './clock.ts';
import { atMinute } from '../../core/domain/trip-days.ts';

/** How one gets from one point to another; `mode` when somebody chose it. */
export type FindLeg = (from: GeoPoint, to: GeoPoint, mode: Mode | null) => Promise<Leg>;

const modeWords: Record<string, string> = {
  walk: 'Walk',
  cycle: 'Cycle',
  transit: 'Public transport',
  drive: 'Drive',
  train: 'Train',
  flight: 'Flight',
  ferry: 'Ferry',
};
export const wayTitle = (mode: string, to: string): string => `${modeWords[mode] ?? 'Way'} to ${to}`;

const byTime = (a: DayEvent, b: DayEvent): number =>
  a.starts_at < b.starts_at ? -1 : a.starts_at > b.starts_at ? 1 : a.ends_at < b.ends_at ? -1 : 1;
const isStop = (event: DayEvent): boolean => event.type === 'visit' && event.lat !== null;
const isHop = (event: DayEvent): boolean => event.type === 'hop';

/** The ways of a day by the stops they join: `from id > to id`, empty before the first stop and after the last. */
function waysBetween(events: readonly DayEvent[]): Map<string, DayEvent> {
  const ways = new Map<string, DayEvent>();
  let from = '';
  let hop: DayEvent | undefined;
  for (const event of [...events].sort(byTime)) {
    if (isHop(event)) hop = event;
    if (!isStop(event)) continue;
    if (hop) ways.set(`${from}>${event.id}`, hop);
    hop = undefined;
    from = event.id;
  }
  if (hop) ways.set(`${from}>`, hop);
  return ways;
}

interface Gap {
  /** End of the last thing before the way. */
  from: string;
  to: DayEvent;
}

/** Arrives just in time and leaves on the 5-minute grid, but never before what comes before has ended. */
function timed(hop: DayEvent, { from, to }: Gap): DayEvent {
  const { date, starts_at } = to;
  const arrives = minuteOf(date, starts_at);
  const leaves = Math.min(arrives, Math.max(minuteOf(date, from), roundDown(arrives - (hop.minutes ?? 0))));
  const ends = Math.min(arrives, leaves + (hop.minutes ?? 0));
  return { ...hop, date, starts_at: atMinute(date, leaves), ends_at: atMinute(date, ends) };
}

const hopOf = (to: DayEvent, leg: Leg, id: string): DayEvent => ({
  ...to,
  id,
  type: 'hop',
  place_id: null,
  hotel_id: null,
  title: wayTitle(leg.mode, to.title),
  amount: null,
  custom_fields: {},
  travel_mode: leg.mode,
  minutes: leg.minutes,
  metres: Math.round(leg.metres),
  travel_source: leg.source,
  meal: null,
  hours_that_day: null,
  open: null,
  reason: null,
  pinned: false,
  lat: null,
  lng: null,
});

/** Only on one day at its beginning: the way from the city before, which no stop of the day explains. */
const leadsToCity = (hop: DayEvent, cities: readonly string[]): boolean =>
  cities.some((city) => hop.title.endsWith(` to ${city}`));

/**
 * The ways of one day anew, after its stops have changed: those between the same stops keep their row and their mode and are
 * timed again, those that join nothing any more go.
 * @param before the day as it was
 * @param stops everything of the day as it is to be, ways left out
 * @param cities names of the trip's destinations
 */
export async function waysOfDay(
  before: readonly DayEvent[],
  stops: readonly DayEvent[],
  { leg, newId, cities }: { leg: FindLeg; newId: () => string; cities: readonly string[] },
): Promise<DayEvent[]> {
  const known = waysBetween(before);
  const ways: DayEvent[] = before.filter((event) => isHop(event) && leadsToCity(event, cities));
  const arrival =
    ways
      .map(({ ends_at }) => ends_at)
      .sort()
      .at(-1) ?? '';
  let from: DayEvent | null = null;
  let free = arrival;
  for (const event of [...stops].sort(byTime)) {
    if (event.type === 'stay') continue;
    if (isStop(event)) {
      const kept = known.get(`${from?.id ?? ''}>${event.id}`);
      const [a, b] = [from && pointOf(from), pointOf(event)];
      if (kept && !ways.includes(kept)) {
        const way = { ...kept, title: wayTitle(kept.travel_mode ?? 'walk', event.title) };
        ways.push(timed(way, { from: free || later(event.starts_at, -(kept.minutes ?? 0)), to: event }));
      } else if (!kept && a && b) {
        const found = await leg(a, b, null);
        if (found.minutes > 0) ways.push(timed(hopOf(event, found, newId()), { from: free, to: event }));
      }
      from = event;
    }
    if (event.ends_at > free) free = event.ends_at;
  }
  const home = from && known.get(`${from.id}>`);
  if (home && !ways.includes(home)) ways.push({ ...home, starts_at: free, ends_at: later(free, home.minutes ?? 0) });
  return ways;
}
