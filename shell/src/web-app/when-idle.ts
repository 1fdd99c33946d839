/** Milliseconds: a browser that draws nothing, such as one without windows, may never be idle. */
const longest = 1_000;

/** Runs the work once the page has loaded and nothing else waits to be done, at the latest a second after it has loaded. */
export function whenIdle(work: () => void): void {
  const later = () =>
    'requestIdleCallback' in window ? requestIdleCallback(work, { timeout: longest }) : setTimeout(work, 200);
  if (document.readyState === 'complete') later();
  else window.addEventListener('load', later, { once: true });
}
