import type { Hours } from '../domain/pieces.ts';
import type { Grip } from './gesture.ts';

/** So near its edge an event is stretched and not carried; pixels, more for a finger. */
const edge = (pointer: string) => (pointer === 'mouse' ? 8 : 14);
/** Lower ones have no room for edges. */
const lowest = 36;

/** What a pointer that goes down takes: an event that may be moved, or one of its edges. */
export function gripOf(down: PointerEvent): Grip | null {
  const block = down.target instanceof Element ? down.target.closest<HTMLElement>('[data-movable]') : null;
  const id = block?.dataset['event'];
  if (!block || !id) return null;
  const { top, bottom, height } = block.getBoundingClientRect();
  const ends = block.dataset['ends'] ?? '';
  const margin = height < lowest ? edge('mouse') / 2 : edge(down.pointerType);
  if (ends.includes('end') && bottom - down.clientY <= margin) return { id, part: 'end' };
  if (ends.includes('start') && height >= lowest && down.clientY - top <= margin) return { id, part: 'start' };
  return { id, part: 'whole' };
}

/** The day and the minute below a point of the window; the grid may have been scrolled in the meantime. */
export function spotIn(
  grid: Element | null,
  { first, last }: Hours,
  x: number,
  y: number,
): { day: number; minute: number } {
  const days = [...(grid?.querySelectorAll('[data-day]') ?? [])].map((day) => day.getBoundingClientRect());
  const [one] = days;
  if (!one || one.width === 0) return { day: 0, minute: 0 };
  const day = Math.min(days.length - 1, Math.max(0, Math.floor((x - one.left) / one.width)));
  return { day, minute: first + ((y - one.top) / one.height) * (last - first) };
}
