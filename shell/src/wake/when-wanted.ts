import { whenIdle } from '../web-app/when-idle.ts';
import { whenPainted } from './when-painted.ts';

/** What tells that somebody is at the page. */
const signs = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin', 'wheel', 'scroll'] as const;

/**
 * Begins once: when somebody touches the page, or when it has loaded, is drawn, and nothing else waits to be done.
 * @param begin told whether somebody waits for it
 */
export function whenWanted(begin: (isAwaited: boolean) => void): void {
  const heeding = new AbortController();
  const once = (isAwaited: boolean) => {
    if (heeding.signal.aborted) return;
    heeding.abort();
    begin(isAwaited);
  };
  const hear = (event: Event) => {
    const { type, movementX, movementY } = event as PointerEvent;
    // Browsers tell of a pointer that rests, too, when the page changes below it.
    if (type !== 'pointermove' || movementX !== 0 || movementY !== 0) once(true);
  };
  const options = { capture: true, passive: true, signal: heeding.signal };
  for (const sign of signs) addEventListener(sign, hear, options);
  whenIdle(() => whenPainted(() => once(false)));
}
