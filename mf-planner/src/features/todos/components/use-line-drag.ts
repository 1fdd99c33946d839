import { useRef, useState, type PointerEvent } from 'react';

type Place = { id: string; behind: boolean };
type Held = { id: string; place: Place | null };

const idOf = (line: Element): string => line.getAttribute('data-todo') ?? '';

/** Where a line would stand that is let go here: among those that are done or not, as it is. */
function placeAt(list: Element, line: Element, y: number): Place | null {
  const done = line.getAttribute('data-done');
  const lines = [...list.children].filter((one) => one.getAttribute('data-done') === done);
  const below = lines.find((one) => {
    const { top, height } = one.getBoundingClientRect();
    return y < top + height / 2;
  });
  const last = lines.at(-1);
  const place = below ? { id: idOf(below), behind: false } : last ? { id: idOf(last), behind: true } : null;
  return place?.id === idOf(line) ? null : place;
}

/** The lines of a list, dragged by their grips: by mouse, and by a finger without a wait, since a grip does not scroll. */
export function useLineDrag(onDrop: (id: string, place: Place) => void) {
  const [held, setHeld] = useState<Held | null>(null);
  const line = useRef<Element | null>(null);
  const letGo = () => setHeld(null);
  const onPointerDown = (press: PointerEvent<HTMLUListElement>) => {
    const pressed = press.target instanceof Element ? press.target.closest('[data-grip]') : null;
    line.current = pressed?.closest('[data-todo]') ?? null;
    if (!line.current || press.button !== 0) return;
    press.preventDefault();
    press.currentTarget.setPointerCapture?.(press.pointerId);
    setHeld({ id: idOf(line.current), place: null });
  };
  const onPointerMove = ({ currentTarget, clientY }: PointerEvent<HTMLUListElement>) => {
    if (held && line.current) setHeld({ ...held, place: placeAt(currentTarget, line.current, clientY) });
  };
  const onPointerUp = () => {
    letGo();
    if (held?.place) onDrop(held.id, held.place);
  };
  const dropOf = (id: string) => {
    if (held?.id === id) return 'held';
    if (held?.place?.id !== id) return undefined;
    return held.place.behind ? 'behind' : 'before';
  };
  return { listeners: { onPointerDown, onPointerMove, onPointerUp, onPointerCancel: letGo }, dropOf };
}
