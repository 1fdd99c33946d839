/** Runs the work once the page has loaded and nothing else waits to be done. */
export function whenIdle(work: () => void): void {
  const later = () => ('requestIdleCallback' in window ? requestIdleCallback(work) : setTimeout(work, 200));
  if (document.readyState === 'complete') later();
  else window.addEventListener('load', later, { once: true });
}
