const acts = ['wheel', 'touchmove', 'keydown', 'mousedown'] as const;

/**
 * Watches whether somebody does anything on the page: turns the wheel, drags a finger, presses a key or a button. The
 * second press of a double click still belongs to what was there before.
 */
export function watchForActs(): { seen: () => boolean; stop: () => void } {
  let seen = false;
  const see = (event: Event) => {
    if (event instanceof MouseEvent && event.type === 'mousedown' && event.detail > 1) return;
    seen = true;
  };
  for (const act of acts) addEventListener(act, see, { capture: true, passive: true });
  const stop = () => {
    for (const act of acts) removeEventListener(act, see, { capture: true });
  };
  return { seen: () => seen, stop };
}
