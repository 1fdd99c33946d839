import { useDeferredValue, useSyncExternalStore } from 'react';

const narrow = '(max-width: 1023px)';

const subscribe = (changed: () => void) => {
  const query = window.matchMedia(narrow);
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
};

const isNarrow = () => window.matchMedia(narrow).matches;

/**
 * Whether the map has no room beside the days. The server takes every window for a wide one; what a phone shows instead is drawn
 * in between, not in one go.
 */
export const useNarrow = (): boolean => useDeferredValue(useSyncExternalStore(subscribe, isNarrow, () => false));
