import { tellWorker } from './tell-worker.ts';

/** Where the document itself came from: the page may have moved on since. */
const firstPage = () => performance.getEntriesByType('navigation')[0]?.name ?? window.location.href;

/** A request that went through a worker says when that one began. */
const wasUnseen = ({ name, workerStart }: PerformanceResourceTiming) =>
  workerStart === 0 && name.startsWith(window.location.origin);

/**
 * Tells a worker that came after the page what it did not see: pages, and what they are made of, also where that was still on
 * its way when the worker came.
 */
export function tellUnseen(worker: ServiceWorker | null): void {
  for (const page of new Set([firstPage(), window.location.href]))
    tellWorker({ kind: 'seen', page, parts: [] }, worker);
  const watch = new PerformanceObserver((list) => {
    const parts = (list.getEntries() as PerformanceResourceTiming[]).filter(wasUnseen).map(({ name }) => name);
    if (parts.length) tellWorker({ kind: 'seen', page: null, parts }, worker);
  });
  watch.observe({ type: 'resource', buffered: true });
}
