const wish = '(prefers-reduced-motion: reduce)';

/** Whether the person wants nothing to move: by their device, or by what they chose here. */
export const wantsNoMotion = (): boolean =>
  document.documentElement.dataset['motion'] === 'reduced' || window.matchMedia(wish).matches;

/** @returns how to stop */
export function onMotionWish(changed: () => void): () => void {
  const query = window.matchMedia(wish);
  query.addEventListener('change', changed);
  const chosen = new MutationObserver(changed);
  chosen.observe(document.documentElement, { attributeFilter: ['data-motion'] });
  return () => {
    query.removeEventListener('change', changed);
    chosen.disconnect();
  };
}
