import { startTransition, useEffect, useState } from 'react';

/** Milliseconds: a browser that always has something to do is not waited for longer. */
const longestIdleWait = 2_000;

/** Once the browser has nothing else to do. @returns ends the waiting */
export function whenIdle(work: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(work);
    return () => clearTimeout(timer);
  }
  const asked = requestIdleCallback(work, { timeout: longestIdleWait });
  return () => cancelIdleCallback(asked);
}

/** Whether the page has come to life and the browser had nothing else to do once: for what is heavy and not what one came for. */
export function useIdle(): boolean {
  const [idle, setIdle] = useState(false);
  useEffect(() => whenIdle(() => startTransition(() => setIdle(true))), []);
  return idle;
}
