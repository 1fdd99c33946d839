import { atMinute, minuteOf } from '@tabi/shared/format';
import { type GeoPoint, type Leg, type Mode, roundDown } from '@tabi/planner';
import { pointOf, type DayEvent } from '../event-row.ts';
import { later } from './clock.ts';
import { isTransfer, wayTitle } from '../../core/domain/hop-ends.ts';
import { nothingNoted } from '../../core/domain/noted.ts';

/** How one gets from one point to another; `mode` when somebody chose it. */
export type FindLeg = (from: GeoPoint, to: GeoPoint, mode: Mode | null) => Promise<Leg>;

const byTime = (a: DayEvent, b: DayEvent): number =>
  a.starts_at < b.starts_at ? -1 : a.starts_at > b.starts_at ? 1 : a.ends_at < b.ends_at ? -1 : 1;
const isStop = (event: DayEvent): boolean => event.type === 'visit' && event.lat !== null;
const isHop = (event: DayEvent): boolean => event.type === 'hop';

/** A way by the places or beds it joins; empty for the middle of the city. */
const joins = (from: number | string | null, to: number | string | null): string => `${from ?? ''}>${to ?? ''}`;
const joinsOf = (hop: DayEvent): string =>
  joins(hop.from_stay_id ?? hop.from_place_id, hop.to_stay_id ?? hop.to_place_id);
/** What a way is known by at this end of it. */
const endOf = (event: DayEvent | null): number | string | null =>
  event === null ? null : event.type === 'stay' ? event.id : event.place_id;

/** Where one wakes up and goes to bed; null where nobody has said. */
export interface Beds {
  start: DayEvent | null;
  end: DayEvent | null;
}

interface Gap {
  /** End of the last thing before the way. */
  from: string;
  to: DayEvent;
}

const isAs = (event: DayEvent, wanted: Partial<DayEvent>): boolean =>
  Object.entries(wanted).every(([column, value]) => event[column as keyof DayEvent] === value);

/** Arrives just in time and leaves on the 5-minute grid, but never before what comes before has ended. */
function timed(hop: DayEvent, { from, to }: Gap): DayEvent {
  const { date, starts_at } = to;
  const arrives = minuteOf(date, starts_at);
  const leaves = Math.min(arrives, Math.max(minuteOf(date, from), roundDown(arrives - (hop.minutes ?? 0))));
  const ends = Math.min(arrives, leaves + (hop.minutes ?? 0));
  const title = wayTitle(hop.travel_mode ?? 'walk', to.title);
  const wanted = { title, date, starts_at: atMinute(date, leaves), ends_at: atMinute(date, ends) };
  // What is as it was is known by being the same object.
  return isAs(hop, wanted) ? hop : { ...hop, ...wanted };
}

const hopOf = ({ from, to }: { from: DayEvent; to: DayEvent }, leg: Leg, id: string): DayEvent => ({
  ...to,
  id,
  type: 'hop',
  place_id: null,
  hotel_id: null,
  title: wayTitle(leg.mode, to.title),
  ...nothingNoted,
  travel_mode: leg.mode,
  minutes: leg.minutes,
  metres: Math.round(leg.metres),
  travel_source: leg.source,
  from_place_id: from.place_id,
  to_place_id: to.place_id,
  from_stay_id: from.type === 'stay' ? from.id : null,
  to_stay_id: to.type === 'stay' ? to.id : null,
  from_location_id: null,
  settle_minutes: 0,
  meal: null,
  hours_that_day: null,
  hours_kind: null,
  open: null,
  reason: null,
  pinned: false,
  pushed: null,
  lat: null,
  lng: null,
});

/**
 * The ways of one day anew, after its stops have changed: those between the same stops keep their row and their mode and are
 * timed again, those that join nothing any more go.
 * @param before the day as it was
 * @param stops everything of the day as it is to be, ways left out
 */
export async function waysOfDay(
  before: readonly DayEvent[],
  stops: readonly DayEvent[],
  { leg, newId, beds }: { leg: FindLeg; newId: () => string; beds: Beds },
): Promise<DayEvent[]> {
  const hops = [...before].filter(isHop).sort(byTime);
  const ways: DayEvent[] = hops.filter(isTransfer);
  const known = new Map(hops.filter((hop) => !isTransfer(hop)).map((hop) => [joinsOf(hop), hop]));
  const take = (from: DayEvent | null, to: DayEvent | null): DayEvent | undefined => {
    const key = joins(endOf(from), endOf(to));
    const kept = known.get(key);
    known.delete(key);
    return kept;
  };
  const arrival =
    ways
      .map(({ ends_at }) => ends_at)
      .sort()
      .at(-1) ?? '';
  // Whoever comes from another city begins there, and brings the luggage away first.
  let from: DayEvent | null = ways.length > 0 ? null : beds.start;
  let free = arrival;
  for (const event of [...stops].sort(byTime)) {
    if (event.type === 'stay') continue;
    if (isStop(event)) {
      const kept = take(from, event);
      const [a, b] = [from && pointOf(from), pointOf(event)];
      if (kept) {
        ways.push(timed(kept, { from: free || later(event.starts_at, -(kept.minutes ?? 0)), to: event }));
      } else if (from && a && b) {
        const found = await leg(a, b, null);
        const leaves = free || later(event.starts_at, -found.minutes);
        if (found.minutes > 0)
          ways.push(timed(hopOf({ from, to: event }, found, newId()), { from: leaves, to: event }));
      }
      from = event;
    }
    if (event.ends_at > free) free = event.ends_at;
  }
  const home = from && isStop(from) ? await wayHome(from, beds.end) : null;
  if (home) ways.push({ ...home, starts_at: free, ends_at: later(free, home.minutes ?? 0) });
  return ways;

  async function wayHome(last: DayEvent, bed: DayEvent | null): Promise<DayEvent | null> {
    const kept = take(last, bed);
    if (kept || !bed) return kept ?? null;
    const [a, b] = [pointOf(last), pointOf(bed)];
    const found = a && b ? await leg(a, b, null) : null;
    if (!found || found.minutes === 0) return null;
    return { ...hopOf({ from: last, to: bed }, found, newId()), date: last.date };
  }
}
