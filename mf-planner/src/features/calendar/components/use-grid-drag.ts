import { useEffect, useRef, type RefObject } from 'react';
import { followPress, type Hands } from '../state/gesture.ts';

/** Lets a mouse or a finger take what is in the grid. */
export function useGridDrag(grid: RefObject<HTMLElement | null>, hands: Hands): void {
  const latest = useRef(hands);
  useEffect(() => {
    latest.current = hands;
  });
  useEffect(() => {
    const box = grid.current;
    if (!box) return undefined;
    let giveUp: () => void = () => undefined;
    // What the hands do is asked anew at each turn: the days under them change while they hold something.
    const now: Hands = {
      gripAt: (down) => latest.current.gripAt(down),
      spotAt: (x, y) => latest.current.spotAt(x, y),
      onLift: (grip) => latest.current.onLift(grip),
      onMove: (grip, by) => latest.current.onMove(grip, by),
      onDrop: () => latest.current.onDrop(),
      onCancel: () => latest.current.onCancel(),
    };
    const onDown = (down: PointerEvent) => {
      giveUp();
      giveUp = followPress(box, down, now);
    };
    box.addEventListener('pointerdown', onDown);
    return () => {
      box.removeEventListener('pointerdown', onDown);
      giveUp();
    };
  }, [grid]);
}
