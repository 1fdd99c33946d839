const patience = 5_000;

/** Puts the focus on a heading, which nobody reaches by Tab. */
function focusHeading(heading: HTMLElement): void {
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

/**
 * Puts the focus on the page's own heading as soon as there is one: at once, or when the page's code has come. Somebody
 * who has gone on to something else meanwhile is left there.
 * @returns how to stop waiting
 */
export function focusHeadingOf(main: HTMLElement): () => void {
  const find = () => main.querySelector<HTMLElement>('h1');
  main.focus({ preventScroll: true });
  const there = find();
  if (there) {
    focusHeading(there);
    return () => undefined;
  }
  const watcher = new MutationObserver(() => {
    const heading = find();
    if (!heading) return;
    stop();
    if (document.activeElement === main || document.activeElement === document.body) focusHeading(heading);
  });
  const timer = setTimeout(() => watcher.disconnect(), patience);
  const stop = () => {
    clearTimeout(timer);
    watcher.disconnect();
  };
  watcher.observe(main, { childList: true, subtree: true });
  return stop;
}
