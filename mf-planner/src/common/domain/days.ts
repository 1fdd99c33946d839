import { atMinute, minuteOf, minutesBetween } from '@tabi/shared/format';
import type { HopEvent, MealEvent, TripEvent, VisitEvent } from '@tabi/shared/contracts/trips';

/** One line of a day: an event, or the free time between two. */
export type DayRow =
  | { kind: 'visit'; event: VisitEvent; number: number }
  | { kind: 'hop'; event: HopEvent }
  | { kind: 'meal'; event: MealEvent }
  | { kind: 'custom'; event: Extract<TripEvent, { type: 'custom' }> }
  | { kind: 'stay'; event: Extract<TripEvent, { type: 'stay' }> }
  | { kind: 'settle'; key: string; minutes: number }
  | { kind: 'free'; key: string; minutes: number; from: string; until: string };

export type DayTotals = { stops: number; visitMinutes: number; travelMinutes: number; walkMetres: number };
export type Day = { date: string; number: number; rows: DayRow[]; totals: DayTotals };

/** Shorter pauses are the slack that every good day has. */
const shortestFree = 30;

const totalsOf = (events: readonly TripEvent[]): DayTotals => {
  const totals: DayTotals = { stops: 0, visitMinutes: 0, travelMinutes: 0, walkMetres: 0 };
  for (const event of events) {
    if (event.type === 'visit') {
      totals.stops += 1;
      totals.visitMinutes += minutesBetween(event.start, event.end);
    }
    if (event.type === 'hop') {
      totals.travelMinutes += event.minutes;
      if (event.travel_mode === 'walk') totals.walkMetres += event.metres;
    }
  }
  return totals;
};

function rowsOf(events: readonly TripEvent[]): DayRow[] {
  const rows: DayRow[] = [];
  let stops = 0;
  let before: TripEvent | undefined;
  for (const event of events) {
    // A stay begins with checking in and lasts the night: nobody waits for it to end.
    if (event.type === 'stay') {
      rows.push({ kind: 'stay', event });
      continue;
    }
    const settle = before?.type === 'hop' ? before.settle_minutes : 0;
    if (settle > 0) rows.push({ kind: 'settle', key: `settle-${event.id}`, minutes: settle });
    const gap = before ? minutesBetween(before.end, event.start) - settle : 0;
    if (gap >= shortestFree) {
      const from = atMinute(event.date, minuteOf(event.date, event.start) - gap);
      rows.push({ kind: 'free', key: `free-${event.id}`, minutes: gap, from, until: event.start });
    }
    if (event.type === 'visit') rows.push({ kind: 'visit', event, number: ++stops });
    else if (event.type === 'hop') rows.push({ kind: 'hop', event });
    else if (event.type === 'meal') rows.push({ kind: 'meal', event });
    else rows.push({ kind: 'custom', event });
    before = event;
  }
  return rows;
}

function dayOf(date: string, number: number, events: readonly TripEvent[]): Day {
  const inOrder = [...events].sort((a, b) => (a.start < b.start ? -1 : 1));
  return { date, number, rows: rowsOf(inOrder), totals: totalsOf(inOrder) };
}

const byDate = (events: readonly TripEvent[]): Map<string, TripEvent[]> => {
  const found = new Map<string, TripEvent[]>();
  for (const event of events) {
    const own = found.get(event.date);
    if (own) own.push(event);
    else found.set(event.date, [event]);
  }
  return found;
};

/** The events of a trip by day, in order of time; days are those given, also when nothing happens on them. */
export function daysOf(dates: readonly string[], events: readonly TripEvent[]): Day[] {
  const own = byDate(events);
  return dates.map((date, index) => dayOf(date, index + 1, own.get(date) ?? []));
}

const areTheVery = (some: readonly TripEvent[], others: readonly TripEvent[]) =>
  some.length === others.length && some.every((event, index) => event === others[index]);

/** The same, asked again and again: a day of which no event has changed is the very day that it was. */
export function keptDaysOf(): typeof daysOf {
  let before = new Map<string, { day: Day; events: readonly TripEvent[] }>();
  return (dates, events) => {
    const own = byDate(events);
    const now: typeof before = new Map();
    const days = dates.map((date, index) => {
      const ofDay = own.get(date) ?? [];
      const known = before.get(date);
      const same = known?.day.number === index + 1 && areTheVery(known.events, ofDay);
      const day = same ? known.day : dayOf(date, index + 1, ofDay);
      now.set(date, { day, events: ofDay });
      return day;
    });
    before = now;
    return days;
  };
}

export const visitsOf = (day: Day): { event: VisitEvent; number: number }[] =>
  day.rows.flatMap((row) => (row.kind === 'visit' ? [{ event: row.event, number: row.number }] : []));

export const hasEvent = ({ rows }: Pick<Day, 'rows'>, id: string): boolean =>
  rows.some((row) => 'event' in row && row.event.id === id);

type Stop = Extract<DayRow, { kind: 'visit' | 'meal' | 'custom' }>;

/** What stands at an hour of the day and can be moved: places, meals and events of one's own, in order. */
export const stopsOf = ({ rows }: Pick<Day, 'rows'>): Stop['event'][] =>
  rows.flatMap((row) => (row.kind === 'visit' || row.kind === 'meal' || row.kind === 'custom' ? [row.event] : []));
