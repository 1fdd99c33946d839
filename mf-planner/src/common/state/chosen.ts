import { use, useCallback, useState, useSyncExternalStore } from 'react';
import { TripEditsContext } from './open-trip.ts';

/** What one looks at in the open trip: every tab shows it, and finds it again. */
export type Chosen = {
  /** `YYYY-MM-DD`; null where one looks at all of them. */
  date: string | null;
  /** The event's id. */
  stop: string | null;
};

const nothing: Chosen = { date: null, stop: null };
/** By the room of the open trip, so that it ends with it. */
const chosenIn = new WeakMap<object, Chosen>();
const listeners = new Set<() => void>();

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};

/** The day and the stop that are looked at, and how to look at others. */
export function useChosen(): [Chosen, (change: Partial<Chosen>) => void] {
  // Shown by itself, a view chooses for itself.
  const [alone] = useState({});
  const room = use(TripEditsContext) ?? alone;
  const read = () => chosenIn.get(room) ?? nothing;
  const chosen = useSyncExternalStore(subscribe, read, () => nothing);
  const choose = useCallback(
    (change: Partial<Chosen>) => {
      const before = chosenIn.get(room) ?? nothing;
      const after = { ...before, ...change };
      if (after.date === before.date && after.stop === before.stop) return;
      chosenIn.set(room, after);
      for (const listener of listeners) listener();
    },
    [room],
  );
  return [chosen, choose];
}
