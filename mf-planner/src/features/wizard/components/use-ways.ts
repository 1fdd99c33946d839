import { useEffect, useRef, type TouchEvent } from 'react';

type Ways = { forward: () => void; back: () => void };

/** What has a use of its own for the arrow keys. */
const usesArrows = 'input, select, textarea, [role=listbox], [role=grid], [role=menu], [role=option]';

/** The arrow keys lead through the questions, except where they move in a field. */
export function useArrowKeys(ways: Ways): void {
  const now = useRef(ways);
  useEffect(() => {
    now.current = ways;
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const { key, target, defaultPrevented, altKey, ctrlKey, metaKey, shiftKey } = event;
      if (defaultPrevented || altKey || ctrlKey || metaKey || shiftKey) return;
      if (target instanceof Element && target.closest(usesArrows)) return;
      if (key === 'ArrowRight') now.current.forward();
      if (key === 'ArrowLeft') now.current.back();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
}

/** A finger must have moved so far, in px. */
export const swipeThreshold = 50;

/** A finger that moves sideways leads on or back, as pages are turned. */
export function useSwipe({ forward, back }: Ways) {
  const start = useRef<{ x: number; y: number } | null>(null);
  return {
    onTouchStart: ({ touches }: TouchEvent) => {
      const finger = touches[0];
      start.current = finger && touches.length === 1 ? { x: finger.clientX, y: finger.clientY } : null;
    },
    onTouchEnd: ({ changedTouches }: TouchEvent) => {
      const finger = changedTouches[0];
      const from = start.current;
      start.current = null;
      if (!from || !finger) return;
      const across = finger.clientX - from.x;
      if (Math.abs(across) < swipeThreshold || Math.abs(across) < Math.abs(finger.clientY - from.y)) return;
      if (across < 0) forward();
      else back();
    },
  };
}
