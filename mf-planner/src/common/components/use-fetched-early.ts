import { useEffect } from 'react';
import { whenIdle } from './use-idle.ts';

/** Milliseconds until a page has surely come to life, also on a slow phone. */
const patience = 8_000;

/**
 * Fetches what will be opened later, once the page has nothing else to do: a dialog that was never opened then opens offline,
 * too. One that does not come is asked for again when it is opened.
 * @param wanted false: it will not be opened
 */
export function useFetchedEarly(parts: readonly (() => Promise<unknown>)[], wanted: boolean): void {
  useEffect(() => {
    if (!wanted) return undefined;
    const over = new AbortController();
    const fetchAll = async () => {
      // One after the other, each when there is time for it, so that none of them holds the page up for long.
      for (const part of parts) {
        await new Promise<void>((done) => void whenIdle(done));
        if (over.signal.aborted) return;
        await part().catch(() => undefined);
      }
    };
    const timer = setTimeout(() => void fetchAll(), patience);
    return () => {
      clearTimeout(timer);
      over.abort();
    };
  }, [parts, wanted]);
}
