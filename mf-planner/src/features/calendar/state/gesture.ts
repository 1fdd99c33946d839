/** What of an event is held: all of it, or the edge that is pulled. */
export type Grip = { id: string; part: 'whole' | 'start' | 'end' };
export type Travel = { days: number; minutes: number };

export type Hands = {
  /** What may be taken there. */
  gripAt: (down: PointerEvent) => Grip | null;
  /** Where the pointer is in the grid. */
  spotAt: (x: number, y: number) => { day: number; minute: number };
  onLift: (grip: Grip) => void;
  onMove: (grip: Grip, by: Travel) => void;
  onDrop: () => void;
  onCancel: () => void;
};

/** A mouse lifts by being moved; a finger by resting, and one that moves earlier scrolls the page. */
const mouseDistance = 6;
const restMs = 250;
const restDistance = 8;
/** So near the window's edge the page comes along. */
const scrollMargin = 56;

function scrollAlong(y: number): void {
  if (y < scrollMargin) window.scrollBy(0, -12);
  else if (y > window.innerHeight - scrollMargin) window.scrollBy(0, 12);
}

/** The press that ends a drag is no press of what lies below. */
function swallowClick(box: HTMLElement): void {
  const stop = (click: Event) => {
    click.preventDefault();
    click.stopPropagation();
  };
  box.addEventListener('click', stop, { capture: true, once: true });
  setTimeout(() => box.removeEventListener('click', stop, { capture: true }));
}

/** One press, from the pointer going down to its end. @returns how to give it up */
export function followPress(box: HTMLElement, down: PointerEvent, hands: Hands): () => void {
  const grip = down.button === 0 ? hands.gripAt(down) : null;
  if (!grip) return () => undefined;
  const over = new AbortController();
  const listen = { signal: over.signal };
  const from = hands.spotAt(down.clientX, down.clientY);
  const isMouse = down.pointerType === 'mouse';
  let lifted = false;
  const lift = () => {
    lifted = true;
    hands.onLift(grip);
  };
  const resting = isMouse ? undefined : setTimeout(lift, restMs);
  const end = (finish: () => void) => {
    clearTimeout(resting);
    over.abort();
    if (lifted) finish();
  };
  const drop = () => {
    swallowClick(box);
    hands.onDrop();
  };
  const onMove = (move: PointerEvent) => {
    const distance = Math.hypot(move.clientX - down.clientX, move.clientY - down.clientY);
    if (!lifted && isMouse && distance >= mouseDistance) lift();
    if (!lifted && !isMouse && distance > restDistance) end(hands.onCancel);
    if (!lifted) return;
    scrollAlong(move.clientY);
    const to = hands.spotAt(move.clientX, move.clientY);
    hands.onMove(grip, { days: to.day - from.day, minutes: to.minute - from.minute });
  };
  const onKey = (key: KeyboardEvent) => {
    if (key.key !== 'Escape' || !lifted) return;
    key.stopPropagation();
    end(hands.onCancel);
  };
  const whileLifted = (event: Event) => lifted && event.preventDefault();
  document.addEventListener('pointermove', onMove, listen);
  document.addEventListener('pointerup', () => end(drop), listen);
  document.addEventListener('pointercancel', () => end(hands.onCancel), listen);
  document.addEventListener('keydown', onKey, { ...listen, capture: true });
  // The page stays where it is under a finger that holds something, and no menu of the browser opens over it.
  document.addEventListener('touchmove', whileLifted, { ...listen, passive: false });
  document.addEventListener('contextmenu', whileLifted, listen);
  return () => end(hands.onCancel);
}
