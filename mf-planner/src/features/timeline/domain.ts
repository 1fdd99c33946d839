import type { HopEvent, TripEvent, TripWarning } from '@tabi/shared/contracts/trips';
import { atMinute, minuteOf, minutesBetween } from '@tabi/shared/format';
import { stopsOf, type Day } from '../../common/domain/days.ts';
import type { Times } from '../../common/domain/edits.ts';

/** Minutes: times are put on this grid. */
const grid = 5;
/** What a way between two stops is taken for before it is known, in minutes. */
const usualWay = 15;

const at = (date: string, minute: number, length: number): Times => {
  const start = Math.ceil(minute / grid) * grid;
  return { start: atMinute(date, start), end: atMinute(date, start + length) };
};

/** Minutes of the way between two stops of a day: as it is known to be, whichever way it is gone, and never less than usual. */
function wayBetween({ rows }: Day, one: string, other: string): number {
  const placeOf = (id: string) =>
    rows.flatMap((row) => (row.kind === 'visit' && row.event.id === id ? [row.event.poi_id] : []))[0];
  const places = [placeOf(one), placeOf(other)];
  const isEnd = ({ kind, id }: HopEvent['from']) => kind === 'place' && places.includes(id);
  const known = rows.flatMap((row) =>
    row.kind === 'hop' && isEnd(row.event.from) && isEnd(row.event.to) ? [row.event.minutes] : [],
  );
  return Math.max(usualWay, ...known);
}

/**
 * When an event begins that is put before the stop of that number; at the end of the day for the number of all stops.
 * @param dayStart `HH:MM`, when an empty day begins
 */
export function timesAt(
  day: Day,
  index: number,
  event: Pick<TripEvent, 'id' | 'start' | 'end'>,
  dayStart: string,
): Times {
  const stops = stopsOf(day).filter(({ id }) => id !== event.id);
  const length = minutesBetween(event.start, event.end);
  const [before, after] = [stops[index - 1], stops[index]];
  if (before) {
    const free = minuteOf(day.date, before.end);
    // A meal at the door begins sooner than any way takes: what is put before it begins sooner still, and it makes room.
    const latest = after ? minuteOf(day.date, after.start) - grid : Infinity;
    return at(day.date, Math.max(free, Math.min(free + wayBetween(day, before.id, event.id), latest)), length);
  }
  const [first] = stops;
  const begin = minuteOf(day.date, `${day.date} ${dayStart}:00`);
  return at(day.date, first ? Math.min(begin, minuteOf(day.date, first.start)) : begin, length);
}

/** The times of an event that changes places with its neighbour: earlier (-1) or later (1). Null where there is none. */
export function timesBeside(day: Day, id: string, step: -1 | 1, dayStart: string): Times | null {
  const stops = stopsOf(day);
  const index = stops.findIndex((stop) => stop.id === id);
  const event = stops[index];
  if (!event || !stops[index + step]) return null;
  return timesAt(day, index + step, event, dayStart);
}

type Timed = Pick<TripEvent, 'id' | 'date' | 'start' | 'end'>;

/** When an event would be on another day, at the free time nearest to its own: what is there stays, and it is likely open. */
export function timesOnDay(day: Day, event: Timed, dayStart: string): Times {
  const stops = stopsOf(day).filter(({ id }) => id !== event.id);
  const length = minutesBetween(event.start, event.end);
  const own = minuteOf(event.date, event.start);
  const begin = minuteOf(day.date, `${day.date} ${dayStart}:00`);
  const starts = [undefined, ...stops].flatMap((before, index) => {
    const after = stops[index];
    const from = before ? minuteOf(day.date, before.end) + usualWay : Math.min(begin, own);
    const latest = after ? minuteOf(day.date, after.start) - usualWay - length : Infinity;
    return from <= latest ? [Math.min(Math.max(own, from), latest)] : [];
  });
  const far = (start: number) => Math.abs(start - own);
  return at(
    day.date,
    starts.reduce((best, start) => (far(start) < far(best) ? start : best)),
    length,
  );
}

/** Before the stop of which number that is. */
export function indexOnDay(day: Day, event: Timed, dayStart: string): number {
  const { start } = timesOnDay(day, event, dayStart);
  return stopsOf(day).filter((stop) => stop.id !== event.id && stop.start < start).length;
}

/** Right after what it overlaps, or as late as the way to it asks. */
export function timesWithRoom(day: Day, id: string): Times | null {
  const stops = stopsOf(day);
  const index = stops.findIndex((stop) => stop.id === id);
  const [before, event] = [stops[index - 1], stops[index]];
  if (!before || !event) return null;
  const way = day.rows.find(
    (row) => row.kind === 'hop' && row.event.end <= event.start && row.event.start >= before.start,
  );
  const minutes = way?.kind === 'hop' ? way.event.minutes : usualWay;
  return at(day.date, minuteOf(day.date, before.end) + minutes, minutesBetween(event.start, event.end));
}

export type Remedy = 'make-room' | 'other-day' | 'to-ideas' | 'take-off';

/** What helps against it, the gentlest first. */
export const remediesFor = ({ code }: Pick<TripWarning, 'code'>, { type }: Pick<TripEvent, 'type'>): Remedy[] => {
  const away: Remedy = type === 'visit' ? 'to-ideas' : 'take-off';
  if (code === 'overlap' || code === 'travel') return ['make-room', away];
  if (code === 'closed' || code === 'outside-day') return ['other-day', away];
  return [code === 'twice' ? 'take-off' : 'other-day'];
};

/** The warnings of a day's events, by the event's id. */
export type DayWarnings = Readonly<Record<string, readonly TripWarning[]>>;
export const noWarnings: DayWarnings = {};

/** The warnings of each day, by its date. */
export function warningsByDay(warnings: readonly TripWarning[]): ReadonlyMap<string, DayWarnings> {
  const byDay = new Map<string, Record<string, TripWarning[]>>();
  for (const warning of warnings) {
    const ofDay = byDay.get(warning.date) ?? {};
    (ofDay[warning.event_id] ??= []).push(warning);
    byDay.set(warning.date, ofDay);
  }
  return byDay;
}

/** Rows that fill a window, and some more. */
const rowsAtOnce = 14;
/** A trip of so many rows is shown at once. */
const fewRows = 36;

/** How many days are shown at once, when the others follow a moment later. */
export function daysAtOnce(days: readonly Day[]): number {
  const rows = days.map((day) => day.rows.length);
  if (rows.reduce((sum, count) => sum + count, 0) <= fewRows) return days.length;
  let seen = 0;
  return rows.findIndex((count) => (seen += count) >= rowsAtOnce) + 1;
}

/** Which stops would be on another day, or among the ideas. Null: an idea. */
export function differencesOf(
  before: readonly TripEvent[],
  after: readonly TripEvent[],
): { title: string; from: string | null; to: string | null }[] {
  const daysOf = (events: readonly TripEvent[]) =>
    new Map(events.flatMap((event) => (event.type === 'visit' ? [[event.poi_id, event] as const] : [])));
  const [was, is] = [daysOf(before), daysOf(after)];
  return [...new Set([...was.keys(), ...is.keys()])].flatMap((id) => {
    const [from, to] = [was.get(id), is.get(id)];
    if (from?.date === to?.date) return [];
    return [{ title: (to ?? from)?.title ?? '', from: from?.date ?? null, to: to?.date ?? null }];
  });
}
