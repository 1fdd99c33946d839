import { useCallback, useMemo, useSyncExternalStore } from 'react';

const keyOf = (trip: string) => `timeline-folded-${trip}`;
const nothing = '[]';
const watchers = new Set<() => void>();

function read(trip: string): string {
  try {
    return localStorage.getItem(keyOf(trip)) ?? nothing;
  } catch {
    return nothing;
  }
}

function datesIn(kept: string): readonly string[] {
  try {
    const dates: unknown = JSON.parse(kept);
    return Array.isArray(dates) ? dates.filter((date): date is string => typeof date === 'string') : [];
  } catch {
    return [];
  }
}

function keep(trip: string, folded: readonly string[]): void {
  try {
    if (folded.length > 0) localStorage.setItem(keyOf(trip), JSON.stringify(folded));
    else localStorage.removeItem(keyOf(trip));
  } catch {
    // Without storage days stay open.
  }
  for (const watcher of watchers) watcher();
}

const watch = (watcher: () => void) => {
  watchers.add(watcher);
  return () => {
    watchers.delete(watcher);
  };
};

/** Which days of a trip are folded; this device remembers it. A server knows of no device: it shows them all. */
export function useFolded(trip: string) {
  const kept = useSyncExternalStore(
    watch,
    () => read(trip),
    () => nothing,
  );
  const folded = useMemo(() => datesIn(kept), [kept]);
  // Always the same one: days that stay as they are need not be made anew for it.
  const fold = useCallback(
    (date: string) => {
      const before = datesIn(read(trip));
      keep(trip, before.includes(date) ? before.filter((one) => one !== date) : [...before, date]);
    },
    [trip],
  );
  return { folded, fold };
}
