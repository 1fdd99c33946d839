import type { CalendarDay } from './pieces.ts';

/** The event that an arrow key goes to from another: earlier or later that day, or the nearest in time on the next. */
export function neighbourOf(days: readonly CalendarDay[], id: string, key: string): string | undefined {
  const at = days.findIndex(({ pieces }) => pieces.some(({ event }) => event.id === id));
  const pieces = days[at]?.pieces ?? [];
  const own = pieces.findIndex(({ event }) => event.id === id);
  if (key === 'ArrowUp' || key === 'ArrowDown') return pieces[own + (key === 'ArrowDown' ? 1 : -1)]?.event.id;
  if (key !== 'ArrowLeft' && key !== 'ArrowRight') return undefined;
  const beyond = key === 'ArrowRight' ? days.slice(at + 1) : days.slice(0, Math.max(0, at)).reverse();
  const from = pieces[own]?.from ?? 0;
  const next = beyond.find((day) => day.pieces.some(({ event }) => event.id !== id))?.pieces ?? [];
  const [nearest] = [...next]
    .filter(({ event }) => event.id !== id)
    .sort((a, b) => Math.abs(a.from - from) - Math.abs(b.from - from));
  return nearest?.event.id;
}
