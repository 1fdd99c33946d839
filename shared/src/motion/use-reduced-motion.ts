import { useSyncExternalStore } from 'react';

const wish = '(prefers-reduced-motion: reduce)';

const subscribe = (changed: () => void) => {
  const query = window.matchMedia(wish);
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
};

/** Whether the person wants nothing to move, also when they change their mind. */
export const useReducedMotion = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => window.matchMedia(wish).matches,
    () => true,
  );
