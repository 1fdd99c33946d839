import { whenIdle } from '../web-app/when-idle.ts';
import { whenPainted } from './when-painted.ts';
import { whenToPreload } from './when-to-preload.ts';

/** What tells that somebody is at the page. */
const signs = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin', 'wheel', 'scroll'] as const;

type Wanted = {
  /** Nothing to be seen waits for it any more, and nobody for the page. */
  preload: () => void;
  /** The page has loaded, is drawn, and nothing else waits to be done. */
  fetchAhead: () => void;
  /** Told whether somebody waits for it. */
  begin: (isAwaited: boolean) => void;
  /** Asked then: milliseconds that the page is left to be read. */
  reading: () => number;
};

/** Begins once: when somebody touches the page, or when they have been reading for a while. */
export function whenWanted({ preload, fetchAhead, begin, reading }: Wanted): void {
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
  whenToPreload(() => {
    if (!heeding.signal.aborted) preload();
  });
  whenIdle(() =>
    whenPainted(() => {
      if (heeding.signal.aborted) return;
      const left = reading();
      if (left === 0) return once(false);
      fetchAhead();
      setTimeout(() => once(false), left);
    }),
  );
}
