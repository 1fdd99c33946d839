import { useSyncExternalStore } from 'react';

/** The media query of devices that one mostly points at with a finger. */
export const coarsePointer = '(pointer: coarse)';

const subscribe = (changed: () => void) => {
  const query = window.matchMedia(coarsePointer);
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
};

/** Whether one mostly points with a finger: such devices have choosers of their own, which are better in the hand. */
export const useCoarsePointer = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => window.matchMedia(coarsePointer).matches,
    () => false,
  );
