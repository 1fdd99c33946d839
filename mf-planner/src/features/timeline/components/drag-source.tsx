import { useDraggable } from '@dnd-kit/core';
import { useEffect, useRef, type RefObject } from 'react';

/** What a press on it does is its own. */
const presses = 'button, input, select, textarea, label, [role="menu"], [role="dialog"]';
const kinds = [
  ['mousedown', 'onMouseDown'],
  ['touchstart', 'onTouchStart'],
  ['keydown', 'onKeyDown'],
] as const;

type Press = { row: HTMLElement; grab: { x: number; y: number } };

const pointOf = (event: Event) => {
  if (event instanceof MouseEvent) return { x: event.clientX, y: event.clientY };
  const [touch] = 'touches' in event ? [...(event as TouchEvent).touches] : [];
  return { x: touch?.clientX ?? 0, y: touch?.clientY ?? 0 };
};

/** The row that a press is meant for; none where something else is pressed. */
function rowOf(event: Event): HTMLElement | null {
  if (!(event.target instanceof Element)) return null;
  const handle = event.target.closest('[data-handle]');
  if (!handle && (event.type === 'keydown' || event.target.closest(presses))) return null;
  if (event instanceof MouseEvent && event.button !== 0) return null;
  return event.target.closest<HTMLElement>('[data-stop], [data-idea]');
}

/**
 * One thing that can be dragged, which is always the row that was pressed last: rows know nothing of dragging, so that however
 * many there are, none is made anew when one is lifted.
 */
export function DragSource({
  within,
  onPress,
}: {
  within: RefObject<HTMLElement | null>;
  onPress: (press: Press) => void;
}) {
  const { setNodeRef, setActivatorNodeRef, listeners, isDragging } = useDraggable({ id: 'row' });
  const latest = useRef({ listeners, isDragging, onPress });
  useEffect(() => {
    latest.current = { listeners, isDragging, onPress };
  });
  useEffect(() => {
    const over = new AbortController();
    for (const [kind, listener] of kinds) {
      const start = (event: Event) => {
        const row = latest.current.isDragging ? null : rowOf(event);
        if (!row) return;
        setNodeRef(row);
        setActivatorNodeRef(row.querySelector<HTMLElement>('[data-handle]'));
        const { left, top } = row.getBoundingClientRect();
        const { x, y } = pointOf(event);
        latest.current.onPress({ row, grab: { x: x - left, y: y - top } });
        const { target } = event;
        const focused = target instanceof Element ? target.closest('[data-handle]') : null;
        latest.current.listeners?.[listener]?.({
          nativeEvent: event,
          target: focused ?? target,
          preventDefault: () => event.preventDefault(),
        });
      };
      within.current?.addEventListener(kind, start, { signal: over.signal, passive: kind === 'touchstart' });
    }
    return () => over.abort();
  }, [within, setNodeRef, setActivatorNodeRef]);
  return null;
}
