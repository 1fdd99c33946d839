import type { Trip, TripEvent, TripIdea } from '@tabi/shared/contracts/trips';
import { atMinute, clockOf, minuteOf } from '@tabi/shared/format';
import { useFormats } from '@tabi/shared/state';
import { useRef, useState, type RefObject } from 'react';
import { stopsOf, type Day } from '../../../common/domain/days.ts';
import type { Times } from '../../../common/domain/edits.ts';
import { indexOnDay, timesAt } from '../domain.ts';
import { sameSlot, type Slot } from '../domain/insertion.ts';
import type { Act } from '../state.ts';

export type DragProps = {
  /** What holds the days and the ideas. */
  within: RefObject<HTMLElement | null>;
  trip: Trip;
  days: readonly Day[];
  act: (act: Act) => void;
};

export type Carried =
  | { kind: 'stop'; id: string; title: string; event: TripEvent }
  | { kind: 'idea'; id: string; title: string; idea: TripIdea };

/** Where it would go: to a place on a day, among the ideas, or nowhere. */
export type Target = Slot | 'ideas' | null;
export type Held = { what: Carried; from: Slot | null; target: Target; by: 'pointer' | 'keys' };

export const slotIn = (target: Target): Slot | null => (target === 'ideas' ? null : target);

/** What a row of the page stands for. */
export function carriedOf(row: HTMLElement, { days, trip }: Pick<DragProps, 'days' | 'trip'>): Carried | null {
  const { stop, idea } = row.dataset;
  const event = days.flatMap(stopsOf).find(({ id }) => id === stop);
  if (event) return { kind: 'stop', id: event.id, title: event.title, event };
  const wanted = trip.side_pois.find(({ id }) => String(id) === idea);
  return wanted ? { kind: 'idea', id: '', title: wanted.name, idea: wanted } : null;
}

/** As an event of that day. An idea has no time yet, and wants the first that is free. */
function eventOf(what: Carried, { date }: Day, { startTime }: Trip) {
  if (what.kind === 'stop') return what.event;
  const start = `${date} ${startTime}:00`;
  return { id: '', date, start, end: atMinute(date, minuteOf(date, start) + what.idea.visit_minutes) };
}

/** When it would be there. */
export function timesFor(what: Carried, slot: Slot, { days, trip }: Pick<DragProps, 'days' | 'trip'>): Times | null {
  const day = days.find(({ date }) => date === slot.date);
  return day ? timesAt(day, slot.index, eventOf(what, day, trip), trip.startTime) : null;
}

/** Where something goes that is let go on the name of a day, as by the menu. What is on that day already stays. */
export function slotOnDay({ what, from }: Held, date: string, { days, trip }: Pick<DragProps, 'days' | 'trip'>) {
  const day = days.find((one) => one.date === date);
  if (!day || from?.date === date) return from;
  return { date, index: indexOnDay(day, eventOf(what, day, trip), trip.startTime) } satisfies Slot;
}

/** As it is read out: `Day 2, after Kinkaku-ji, 12:05 to 13:35`. */
export function targetWords({ what, from, target }: Held, props: Pick<DragProps, 'days' | 'trip'>): string {
  if (target === 'ideas') return 'Back among the ideas';
  const day = props.days.find(({ date }) => date === target?.date);
  const times = target && timesFor(what, target, props);
  if (!target || !day || !times) return 'Nowhere: it stays as it is';
  if (sameSlot(from, target)) return `Day ${day.number}, where it was`;
  const before = stopsOf(day).filter(({ id }) => id !== what.id)[target.index - 1];
  const place = before ? `after ${before.title}` : 'first';
  return `Day ${day.number}, ${place}, ${clockOf(times.start)} to ${clockOf(times.end)}`;
}

const isSame = (one: Target, other: Target) =>
  one === other || (one !== 'ideas' && other !== 'ideas' && sameSlot(one, other));

/** What is in somebody's hand, where it would come to lie, and what is read out about it. */
export function useCarried(props: DragProps) {
  const [held, setHeld] = useState<Held | null>(null);
  const { times } = useFormats();
  const [said, setSaid] = useState('');
  // The keyboard's hands were made when the lifting began, and still ask what is so now.
  const now = useRef<Held | null>(null);
  const hold = (next: Held | null) => {
    now.current = next;
    setHeld(next);
  };
  const lift = (what: Carried, from: Slot | null, by: Held['by']) => {
    hold({ what, from, target: from, by });
    if (by === 'keys') setSaid(`${what.title} is lifted. Arrow keys carry it, Space drops it, Escape puts it back.`);
  };
  const carry = (target: Target) => {
    const { current } = now;
    if (!current || isSame(target, current.target)) return;
    const next = { ...current, target };
    hold(next);
    setSaid(targetWords(next, props));
  };
  const putBack = () => {
    if (now.current) setSaid(`${now.current.what.title} is back where it was.`);
    hold(null);
  };
  const drop = () => {
    const { current } = now;
    if (!current) return;
    const { what, from, target } = current;
    const slot = slotIn(target);
    if (target === null || (slot && sameSlot(slot, from))) return putBack();
    hold(null);
    setSaid(`Dropped: ${what.title}, ${targetWords(current, props)}.`);
    if (target === 'ideas' && what.kind === 'stop') props.act({ do: 'to-ideas', event: what.event });
    else if (slot && what.kind === 'stop') props.act({ do: 'to-index', event: what.event, ...slot });
    else if (slot && what.kind === 'idea') {
      const times = timesFor(what, slot, props);
      if (times) props.act({ do: 'place', place: what.idea, start: times.start });
    }
  };
  return { held, now, said: times(said), lift, carry, drop, putBack };
}
