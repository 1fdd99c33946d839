import { startTransition, useEffect, useState } from 'react';

/** Milliseconds between two steps: what is pressed meanwhile is heard first. */
const pause = 20;

/**
 * How many of a long list to show: the first of it at once, as the server has rendered it, and the rest one by one, so that
 * nobody waits for what lies below the window.
 * @param first how many are there at once; it may grow
 */
export function useInSteps(total: number, first: number): number {
  const [shown, setShown] = useState(first);
  useEffect(() => {
    if (shown >= total) return undefined;
    const timer = setTimeout(() => startTransition(() => setShown(shown + 1)), pause);
    return () => clearTimeout(timer);
  }, [shown, total]);
  return Math.min(Math.max(shown, first), total);
}
