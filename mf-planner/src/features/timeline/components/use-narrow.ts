import { useSyncExternalStore } from 'react';

const narrow = '(max-width: 1023px)';

const subscribe = (changed: () => void) => {
  const query = window.matchMedia(narrow);
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
};

/** Whether the map has no room beside the days. The server takes every window for a wide one. */
export const useNarrow = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => window.matchMedia(narrow).matches,
    () => false,
  );
