/**
 * Marks a page that somebody comes to anew: its parts far below the screen are not laid out before they are near it (base.css,
 * `start/use-arrival.ts`). Who comes back to a place in it (reload, history, a link to a part) needs every height true.
 */
export function markArriving(): void {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (entry?.type === 'navigate' && !location.hash) document.documentElement.dataset['arriving'] = '';
}
