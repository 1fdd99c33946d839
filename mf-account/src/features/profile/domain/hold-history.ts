/** The router counts the entries of the history that it has made. */
const placeOf = (state: unknown): number | null => {
  const place = (state as { idx?: unknown } | null)?.idx;
  return typeof place === 'number' ? place : null;
};

/**
 * Keeps Back and Forward from leaving this page before somebody has been asked. The browser has gone by the time it
 * tells of it: it is sent back where it was, and the router, which cannot hold it itself, hears of neither.
 * @param go some steps through the history, back where negative
 * @param ask is given what goes on after all
 * @returns how to stop
 */
export function holdHistory(go: (steps: number) => void, ask: (goOn: () => void) => void): () => void {
  const { pathname } = window.location;
  // eslint-disable-next-line no-restricted-syntax -- read, not changed: the router tells nobody where in the history it is
  const here = placeOf(window.history.state);
  let passes: 'none' | 'back here' | 'all' = 'none';
  const hear = (event: PopStateEvent) => {
    if (passes === 'all') return;
    if (passes === 'back here') {
      passes = 'none';
      event.stopImmediatePropagation();
      return;
    }
    if (window.location.pathname === pathname) return;
    event.stopImmediatePropagation();
    const there = placeOf(event.state);
    // An entry that the router has not made lies before those that it has.
    const steps = here === null || there === null ? -1 : there - here;
    passes = 'back here';
    go(-steps);
    ask(() => {
      passes = 'all';
      go(steps);
    });
  };
  window.addEventListener('popstate', hear, { capture: true });
  return () => window.removeEventListener('popstate', hear, { capture: true });
}
