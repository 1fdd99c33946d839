import { useSyncExternalStore } from 'react';

const wide = '(min-width: 768px)';

const subscribe = (changed: () => void) => {
  const query = window.matchMedia(wide);
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
};

/** Whether a week has room beside each other; a phone shows fewer days. */
export const useWide = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => window.matchMedia(wide).matches,
    () => true,
  );
