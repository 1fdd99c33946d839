import type { TripEvent } from '@tabi/shared/contracts/trips';
import { addDays, daysApart, minuteOf, minutesBetween } from '@tabi/shared/format';

/** What a day shows of an event: its own minutes after midnight, and where it stands beside what happens at the same time. */
export type Piece = {
  event: TripEvent;
  from: number;
  to: number;
  /** It began the day before, or goes on after midnight. */
  begun: boolean;
  goesOn: boolean;
  /** Of `columns` that lie side by side. */
  column: number;
  columns: number;
};

export type CalendarDay = {
  date: string;
  /** Of the trip, from 1. */
  number: number;
  pieces: Piece[];
  /** The ways, which lie behind everything. */
  ways: Piece[];
};

/** What lasts for days: from which column of those shown, over how many, and in which line. */
export type Span = { event: TripEvent; first: number; count: number; line: number; begun: boolean; goesOn: boolean };

/** What the grid shows of each day, in minutes after its midnight. */
export type Hours = { first: number; last: number };

const dayMinutes = 1440;
/** The day of a traveller begins here, unless something is earlier; until then the night belongs to the day before. */
const usualStart = 6 * 60;

/** A stay, or whatever takes a whole day, stands above the hours. */
export const isAllDay = ({ type, start, end }: TripEvent): boolean =>
  type === 'stay' || minutesBetween(start, end) >= dayMinutes;

function cut(date: string, event: TripEvent): Piece[] {
  const [from, to] = [minuteOf(date, event.start), minuteOf(date, event.end)];
  const endsInItsNight = from >= 0 && to <= dayMinutes + usualStart;
  if (from >= dayMinutes || to <= 0 || (from < 0 && to <= usualStart)) return [];
  return [
    {
      event,
      from: Math.max(0, from),
      to: endsInItsNight ? to : Math.min(dayMinutes, to),
      begun: from < 0,
      goesOn: to > dayMinutes && !endsInItsNight,
      column: 0,
      columns: 1,
    },
  ];
}

/** Those that overlap, directly or by others between, share their width; each stands in the first column that is free. */
export function sideBySide(pieces: readonly Piece[]): Piece[] {
  const sorted = [...pieces].sort((a, b) => a.from - b.from || b.to - a.to);
  const groups: Piece[][] = [];
  let end = -1;
  for (const piece of sorted) {
    if (piece.from >= end) groups.push([]);
    groups.at(-1)?.push(piece);
    end = Math.max(end, piece.to);
  }
  return groups.flatMap((group) => {
    const ends: number[] = [];
    const placed = group.map((piece) => {
      const free = ends.findIndex((until) => until <= piece.from);
      const column = free === -1 ? ends.length : free;
      ends[column] = piece.to;
      return { ...piece, column };
    });
    return placed.map((piece) => ({ ...piece, columns: ends.length }));
  });
}

/** @param first the trip's first day, from which days are counted */
export function calendarDays(dates: readonly string[], first: string, events: readonly TripEvent[]): CalendarDay[] {
  const timed = events.filter((event) => !isAllDay(event));
  return dates.map((date) => {
    const pieces = timed.flatMap((event) => cut(date, event));
    return {
      date,
      number: daysApart(first, date) + 1,
      pieces: sideBySide(pieces.filter(({ event }) => event.type !== 'hop')),
      ways: pieces.filter(({ event }) => event.type === 'hop'),
    };
  });
}

/** From six in the morning to midnight, and to the full hours around what is earlier or later. */
export function hoursOf(days: readonly CalendarDay[]): Hours {
  const all = days.flatMap(({ pieces, ways }) => [...pieces, ...ways]);
  return {
    first: Math.min(usualStart, ...all.map(({ from }) => from - (from % 60))),
    last: Math.max(dayMinutes, ...all.map(({ to }) => Math.ceil(to / 60) * 60)),
  };
}

const lastDayOf = ({ type, start, end }: TripEvent): string => {
  const day = end.slice(0, 10);
  return type !== 'stay' && minuteOf(day, end) === 0 && day > start.slice(0, 10) ? addDays(day, -1) : day;
};

/** What stands above the hours of these days, each in the first line that has room. */
export function spansOf(dates: readonly string[], events: readonly TripEvent[]): Span[] {
  const [first = '', last = ''] = [dates[0], dates.at(-1)];
  const ends: number[] = [];
  return events.flatMap((event) => {
    const [from, to] = [event.start.slice(0, 10), lastDayOf(event)];
    if (!isAllDay(event) || to < first || from > last) return [];
    const at = Math.max(0, daysApart(first, from));
    const until = Math.min(dates.length - 1, daysApart(first, to));
    const free = ends.findIndex((end) => end < at);
    const line = free === -1 ? ends.length : free;
    ends[line] = until;
    return [{ event, first: at, count: until - at + 1, line, begun: from < first, goesOn: to > last }];
  });
}
