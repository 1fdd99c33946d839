import { minuteOf } from '@tabi/shared/format';
import type { Day, Item, Pin, Plan, PlanRequest } from '@tabi/planner';
import { bedsOn } from '../../core/domain/nights.ts';
import { isTheirs } from '../../core/domain/noted.ts';
import { destinationOn } from '../../core/domain/trip-days.ts';
import type { TripDestinationRow } from '../../core/trip-row.ts';
import { type DayEvent, pointOf } from '../event-row.ts';

/** A meal that somebody moved or booked is at its time, as an event of one's own is. */
const isFixed = (event: DayEvent, stays: (event: DayEvent) => boolean): boolean =>
  event.type === 'custom' || (event.type === 'visit' && stays(event)) || (event.type === 'meal' && isTheirs(event));

const pinOf = (event: DayEvent): Pin => ({
  id: event.id,
  title: event.title,
  date: event.date,
  start: minuteOf(event.date, event.starts_at),
  end: minuteOf(event.date, event.ends_at),
  ...(event.place_id === null ? {} : { placeId: String(event.place_id) }),
});

function itemOf(event: DayEvent, pinned: ReadonlySet<string>): Item[] {
  const [start, end] = [minuteOf(event.date, event.starts_at), minuteOf(event.date, event.ends_at)];
  const pin = pinned.has(event.id) ? { pinId: event.id } : {};
  if (event.type === 'meal' && pinned.has(event.id)) return [{ type: 'event', pinId: event.id, start, end }];
  if (event.type === 'meal') return [{ type: 'meal', kind: event.meal === 'dinner' ? 'dinner' : 'lunch', start, end }];
  if (event.type === 'custom') return [{ type: 'event', pinId: event.id, start, end }];
  if (event.type !== 'visit' || event.place_id === null) return [];
  const window = { opens: start, closes: end };
  return [{ type: 'visit', placeId: String(event.place_id), start, end, window, reasons: [], reason: '', ...pin }];
}

/** Where a day begins and ends, as far as it is known where one sleeps. */
function bedPoints(events: readonly DayEvent[], date: string): Pick<Day, 'startPoint' | 'endPoint'> {
  const { start, end } = bedsOn(events, date);
  const [startPoint, endPoint] = [start && pointOf(start), end && pointOf(end)];
  return { ...(startPoint ? { startPoint } : {}), ...(endPoint ? { endPoint } : {}) };
}

export interface EngineView {
  request: PlanRequest;
  plan: Plan;
}

/**
 * The trip's days as the planner knows them, to be changed by it.
 * @param asked what the trip is planned with
 * @param stays which visits must not move; events and meals of the traveller's own never do
 */
export function engineView(
  asked: PlanRequest,
  events: readonly DayEvent[],
  destinations: readonly TripDestinationRow[],
  stays: (event: DayEvent) => boolean,
): EngineView {
  const fixed = events.filter((event) => isFixed(event, stays));
  const pinned = new Set(fixed.map(({ id }) => id));
  const cityOn = (date: string) => String(destinationOn(destinations, date)?.id ?? '');
  const request: PlanRequest = {
    ...asked,
    days: asked.days.map((day) => ({ ...day, ...bedPoints(events, day.date), destinationId: cityOn(day.date) })),
    pins: fixed.map(pinOf),
  };
  const totals = { visits: 0, visitMinutes: 0, travelMinutes: 0, walkMetres: 0, freeMinutes: 0, priceMinor: 0 };
  const days = request.days.map(({ date }) => ({
    date,
    destinationId: cityOn(date),
    dayTrip: false,
    startPoint: null,
    endPoint: null,
    items: events.filter((event) => event.date === date).flatMap((event) => itemOf(event, pinned)),
    totals,
  }));
  const stats = { score: 0, iterations: 0, candidates: 0, visits: 0, capped: false };
  return { request, plan: { days, unscheduled: [], impossible: [], stats } };
}
