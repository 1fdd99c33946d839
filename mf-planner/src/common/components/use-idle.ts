import { startTransition, useEffect, useState } from 'react';

/** Milliseconds: a browser that always has something to do is not waited for longer. */
export const longestIdleWait = 2_000;

/** Whether the page has come to life and the browser had nothing else to do once: for what is heavy and not what one came for. */
export function useIdle(): boolean {
  const [idle, setIdle] = useState(false);
  useEffect(() => {
    const rest = () => startTransition(() => setIdle(true));
    if (!('requestIdleCallback' in window)) {
      const timer = setTimeout(rest);
      return () => clearTimeout(timer);
    }
    const asked = requestIdleCallback(rest, { timeout: longestIdleWait });
    return () => cancelIdleCallback(asked);
  }, []);
  return idle;
}
