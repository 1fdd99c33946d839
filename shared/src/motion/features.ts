import type { FeatureBundle } from 'framer-motion';
import { useEffect, useSyncExternalStore } from 'react';

/** What can move: what comes and goes, or also what changes places, which takes half as much script again. */
export type Reach = 'coming' | 'places';

const fetchers: Record<Reach, () => Promise<FeatureBundle>> = {
  coming: async () => (await import('./coming.ts')).domAnimation,
  places: async () => (await import('./places.ts')).domMax,
};

const fetched: Partial<Record<Reach, FeatureBundle>> = {};
const listeners = new Set<() => void>();

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

const latest = (reach: Reach) => fetched.places ?? fetched[reach];

/** Fetches once what moves things; without it all stands still, so a network that fails changes nothing else. */
export async function fetchFeatures(reach: Reach): Promise<void> {
  if (latest(reach)) return;
  try {
    fetched[reach] = await fetchers[reach]();
  } catch {
    return;
  }
  for (const listener of listeners) listener();
}

/** What moves things, undefined until it is there; it is fetched unless nothing is to move. */
export function useFeatures(reach: Reach, wanted: boolean): FeatureBundle | undefined {
  useEffect(() => {
    if (wanted) void fetchFeatures(reach);
  }, [reach, wanted]);
  return useSyncExternalStore(
    subscribe,
    () => latest(reach),
    () => undefined,
  );
}
