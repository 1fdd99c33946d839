import { isDeepStrictEqual } from 'node:util';
import type { DayEvent } from '../event-row.ts';

/** A thing before a change and after it; null where it was not there. */
export interface Both<T> {
  before: T | null;
  after: T | null;
}

/** Everything that is otherwise than it was, by what names it. */
export function differences<T>(before: readonly T[], after: readonly T[], nameOf: (one: T) => unknown): Both<T>[] {
  const was = new Map(before.map((one) => [nameOf(one), one]));
  const is = new Map(after.map((one) => [nameOf(one), one]));
  return [...new Set([...was.keys(), ...is.keys()])].flatMap((name) => {
    const both = { before: was.get(name) ?? null, after: is.get(name) ?? null };
    return isDeepStrictEqual(both.before, both.after) ? [] : [both];
  });
}

/** What people set; the rest follows from it. */
const setByPeople = ({ title, starts_at, ends_at, pinned, amount, amount_minor, currency, custom_fields }: DayEvent) =>
  [title, starts_at, ends_at, pinned, amount, amount_minor, currency, custom_fields] as const;

/** Whether nobody has touched it since the change. */
const isUntouched = (now: DayEvent | undefined, after: DayEvent | null): boolean => {
  if (!now || !after) return !now === !after;
  return isDeepStrictEqual(setByPeople(now), setByPeople(after));
};

export interface TakenBack {
  /** All of the trip, ways left as they are. */
  events: DayEvent[];
  /** Ways that were there before, for the days that they belong to. */
  ways: DayEvent[];
  /** Days on which something is otherwise now. */
  dates: string[];
  /** Put back onto the days. */
  restored: DayEvent[];
  /** Somebody has changed these since: they stay as they are. */
  left: DayEvent[];
}

/** Pure: the events of a trip without what one change did to them, as far as nobody has changed the same things since. */
export function takingBack(events: readonly DayEvent[], done: readonly Both<DayEvent>[]): TakenBack {
  const byId = new Map(events.map((event) => [event.id, event]));
  const dates = new Set<string>();
  const [ways, restored, left]: DayEvent[][] = [[], [], []];
  for (const { before, after } of done) {
    const one = before ?? after;
    if (!one) continue;
    const now = byId.get(one.id);
    if (one.type === 'hop') {
      if (before) ways!.push(before);
    } else if (!isUntouched(now, after)) {
      left!.push(now ?? one);
      continue;
    } else if (before) {
      byId.set(one.id, before);
      restored!.push(before);
    } else byId.delete(one.id);
    for (const { date } of [before, after].filter((side) => side !== null)) dates.add(date);
  }
  return { events: [...byId.values()], ways: ways!, dates: [...dates], restored: restored!, left: left! };
}
