/** A finger that rests so long, and so still, points at something. */
const restMs = 550;
const stillPixels = 8;

/**
 * Tells of right clicks and of fingers that rest. Some browsers make the one of the other: each is told once.
 * @param onRest says whether it means anything here; else the browser's own menu opens
 * @returns how to stop
 */
export function followRests(box: HTMLElement, onRest: (event: MouseEvent) => boolean): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let from: PointerEvent | null = null;
  let told = 0;
  const over = new AbortController();
  const listen = { signal: over.signal };
  const tell = (event: MouseEvent) => {
    clearTimeout(timer);
    if (event.timeStamp - told < 1_000) return true;
    told = event.timeStamp;
    return onRest(event);
  };
  const forget = () => clearTimeout(timer);
  const onDown = (down: PointerEvent) => {
    forget();
    from = down;
    if (down.pointerType !== 'mouse' && down.isPrimary) timer = setTimeout(() => tell(down), restMs);
  };
  const onMove = (move: PointerEvent) => {
    if (from && Math.hypot(move.clientX - from.clientX, move.clientY - from.clientY) > stillPixels) forget();
  };
  box.addEventListener('pointerdown', onDown, listen);
  box.addEventListener('pointermove', onMove, listen);
  box.addEventListener('pointerup', forget, listen);
  box.addEventListener('pointercancel', forget, listen);
  box.addEventListener('contextmenu', (event) => tell(event) && event.preventDefault(), listen);
  return () => {
    forget();
    over.abort();
  };
}
