import { whenPainted } from './when-painted.ts';

/** Milliseconds, at most, that a page takes to come over a line that is not what its visitor waits for. */
const quick = 50;

/**
 * When to fetch what a page comes to life with. Over a slow line as soon as the page has come whole: it takes longer than the
 * page to be drawn. Over a fast one it is here in a moment, so the page is drawn first, and the processor does nothing beside.
 */
export function whenToPreload(work: () => void): void {
  const choose = () => {
    const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    if (page && page.responseEnd - page.responseStart > quick) work();
    else whenPainted(work);
  };
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', choose, { once: true });
  else choose();
}
