import type { HopEvent, TravelMode, Trip, TripEvent } from '@tabi/shared/contracts/trips';
import type { SlotOption } from '@tabi/shared/contracts/trip-changes';
import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { stopsOf, type Day } from '../../common/domain/days.ts';
import { addPlace, backToIdeas, goBy, lock, moveTo, takeOff, wish } from '../../common/domain/edits.ts';
import type { Operation } from '../../common/domain/operations.ts';
import { fitIn, optionsIn } from '../../common/domain/place-operations.ts';
import { useEditTrip } from '../../common/state/open-trip.ts';
import { addDay, swapDays } from './domain/day-operations.ts';
import { timesAt, timesBeside, timesOnDay, timesWithRoom, type Remedy } from './domain.ts';

export type Place = { id: number; name: string };

/** Something that somebody wants of the timeline. */
export type Act =
  | { do: 'edit' | 'earlier' | 'later' | 'lock' | 'must' | Remedy; event: TripEvent }
  | { do: 'to-day'; event: TripEvent; date: string }
  | { do: 'to-index'; event: TripEvent; date: string; index: number }
  | { do: 'mode'; hop: HopEvent; mode: Exclude<TravelMode, 'ferry'> }
  | { do: 'add'; date: string; start: string; until?: string }
  | { do: 'add-after' | 'note-after'; event: TripEvent }
  | { do: 'place'; place: Place; start: string }
  | { do: 'plan-in'; place: Place; option?: SlotOption }
  | { do: 'name-day' | 'plan-day' | 'remove-day'; date: string }
  | { do: 'swap-days'; date: string; other: string }
  | { do: 'add-day'; date: string; side: 'before' | 'after' }
  | { do: 'plan-again' };

export type Open =
  | { show: 'edit'; event: TripEvent }
  | { show: 'add'; date: string; start: string; until?: string; after?: TripEvent }
  | { show: 'note-after'; event: TripEvent }
  | { show: 'options'; place: Place; options: SlotOption[] }
  | { show: 'name-day' | 'plan-day' | 'remove-day'; date: string }
  | { show: 'plan-again' };

const dayWith = (days: readonly Day[], id: string) => days.find((day) => stopsOf(day).some((stop) => stop.id === id));

/** What is done for a wish right away; null where there is something to ask first, or nothing to do. */
function operationFor(act: Act, trip: Trip, days: readonly Day[]): Operation | null {
  const moved = (event: TripEvent, times: ReturnType<typeof timesBeside>) => times && moveTo(event, times);
  if (act.do === 'mode') return goBy(act.hop, act.mode);
  if (act.do === 'place') return addPlace(trip, act.place, act.start);
  if (act.do === 'swap-days') return swapDays(trip, act.date, act.other);
  if (act.do === 'add-day') return addDay(trip, act.date, act.side);
  if (!('event' in act)) return null;
  const { event } = act;
  const day = dayWith(days, event.id);
  const on = (date: string) => days.find((one) => one.date === date);
  switch (act.do) {
    case 'earlier':
    case 'later':
      return day ? moved(event, timesBeside(day, event.id, act.do === 'later' ? 1 : -1, trip.startTime)) : null;
    case 'make-room':
      return day ? moved(event, timesWithRoom(day, event.id)) : null;
    case 'to-day':
    case 'to-index': {
      const target = on(act.date);
      if (!target) return null;
      const times =
        act.do === 'to-day'
          ? timesOnDay(target, event, trip.startTime)
          : timesAt(target, act.index, event, trip.startTime);
      return moveTo(event, times);
    }
    case 'lock':
      return lock(event, !event.pinned);
    case 'must':
      return wish(event, !event.must);
    case 'to-ideas':
      return backToIdeas(trip, event);
    case 'take-off':
      return takeOff(trip, event);
    default:
      return null;
  }
}

/** What is put right after a stop begins as soon as one can be there, and has until the next one. */
function addAfter(event: TripEvent, trip: Trip, days: readonly Day[]): Open | null {
  const day = dayWith(days, event.id);
  if (!day) return null;
  const stops = stopsOf(day);
  const index = stops.findIndex(({ id }) => id === event.id) + 1;
  const midnight = `${day.date} 00:00:00`;
  const { start } = timesAt(day, index, { id: '', start: midnight, end: midnight }, trip.startTime);
  const next = stops[index];
  return {
    show: 'add',
    date: day.date,
    start,
    after: event,
    ...(next && next.start > start ? { until: next.start } : {}),
  };
}

const opens = (act: Act, trip: Trip, days: readonly Day[]): Open | null => {
  if (act.do === 'add-after') return addAfter(act.event, trip, days);
  if (act.do === 'note-after') return { show: 'note-after', event: act.event };
  if (act.do === 'edit' || act.do === 'other-day') return { show: 'edit', event: act.event };
  if (act.do === 'name-day' || act.do === 'plan-day' || act.do === 'remove-day')
    return { show: act.do, date: act.date };
  if (act.do === 'add') return { ...act, show: 'add' };
  return act.do === 'plan-again' ? { show: 'plan-again' } : null;
};

/** Does what is wanted, or opens what asks how. `act` stays the same, so that rows need not be made anew. */
export function useActs(trip: Trip, days: readonly Day[]) {
  const edit = useEditTrip();
  const [open, setOpen] = useState<Open | null>(null);
  const latest = useRef({ trip, days });
  useEffect(() => {
    latest.current = { trip, days };
  });
  const act = useCallback(
    (wanted: Act): void => {
      const now = latest.current;
      const asks = opens(wanted, now.trip, now.days);
      if (asks) return setOpen(asks);
      setOpen(null);
      if (wanted.do === 'plan-in') {
        const { place, option } = wanted;
        void edit(fitIn(now.trip, place, option)).then((outcome) => {
          const options = outcome.ok ? optionsIn(outcome.answer) : [];
          if (options.length > 0) setOpen({ show: 'options', place, options });
        });
        return undefined;
      }
      const operation = operationFor(wanted, now.trip, now.days);
      if (operation) void edit(operation);
      return undefined;
    },
    [edit],
  );
  return { act, open, close: () => setOpen(null) };
}

export type View = 'cards' | 'compact';
const viewKey = 'timeline-view';
const viewers = new Set<() => void>();

function readView(): View {
  try {
    return localStorage.getItem(viewKey) === 'compact' ? 'compact' : 'cards';
  } catch {
    return 'cards';
  }
}

function chooseView(view: View): void {
  try {
    localStorage.setItem(viewKey, view);
  } catch {
    // Without storage it is chosen again the next time.
  }
  for (const viewer of viewers) viewer();
}

const watchView = (viewer: () => void) => {
  viewers.add(viewer);
  return () => {
    viewers.delete(viewer);
  };
};

/** How the days are shown; the browser remembers it. */
export const useView = () => [useSyncExternalStore(watchView, readView, () => 'cards' as View), chooseView] as const;
