import { useHydrated } from '@tabi/shared/ui';
import { useCallback, useMemo, useState } from 'react';

const keyOf = (trip: string) => `timeline-folded-${trip}`;
const none: readonly string[] = [];

function read(trip: string): readonly string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(trip)) ?? '[]');
    return Array.isArray(kept) ? kept.filter((date): date is string => typeof date === 'string') : none;
  } catch {
    return none;
  }
}

function keep(trip: string, folded: readonly string[]): void {
  try {
    if (folded.length > 0) localStorage.setItem(keyOf(trip), JSON.stringify(folded));
    else localStorage.removeItem(keyOf(trip));
  } catch {
    // Without storage they are unfolded again the next time.
  }
}

/** Which days of a trip are folded; this device remembers it, and the server, which renders all of them, does not know. */
export function useFolded(trip: string) {
  const hydrated = useHydrated();
  const kept = useMemo(() => (hydrated ? read(trip) : none), [hydrated, trip]);
  const [chosen, setChosen] = useState<readonly string[] | null>(null);
  const fold = useCallback(
    (date: string) =>
      setChosen((now) => {
        const was = now ?? read(trip);
        const next = was.includes(date) ? was.filter((one) => one !== date) : [...was, date];
        keep(trip, next);
        return next;
      }),
    [trip],
  );
  return { folded: chosen ?? kept, fold };
}
