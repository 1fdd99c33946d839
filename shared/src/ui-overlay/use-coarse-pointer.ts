import { useSyncExternalStore } from 'react';

const coarse = '(pointer: coarse)';

const subscribe = (changed: () => void) => {
  const query = window.matchMedia(coarse);
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
};

/** Whether one mostly points with a finger: such devices have choosers of their own, which are better in the hand. */
export const useCoarsePointer = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => window.matchMedia(coarse).matches,
    () => false,
  );
