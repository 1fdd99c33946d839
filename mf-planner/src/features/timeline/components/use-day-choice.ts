import { useCallback, useEffect, useRef } from 'react';
import type { Chosen } from '../../../common/state/chosen.ts';

/** In so many frames days of which only the size was guessed have theirs. */
const frames = 6;

/** Brings a day to the top of the window: at once, and again while the days that were guessed grow and push it away. */
function keepAtTop(section: HTMLElement, left = frames): void {
  section.scrollIntoView({ behavior: 'instant' });
  if (left > 0) requestAnimationFrame(() => keepAtTop(section, left - 1));
}

/** Goes to a day, with the focus too. */
export function goToDay(number: number): void {
  const section = document.getElementById(`day-${number}`);
  if (!section) return;
  section.tabIndex = -1;
  section.focus({ preventScroll: true });
  keepAtTop(section);
}

/** Follows the day that one reads, and goes back to it when one comes from another tab. The first day is no choice. */
export function useDayChoice(
  current: number,
  setCurrent: (number: number) => void,
  dates: readonly string[],
  choose: (change: Partial<Chosen>) => void,
): (number: number) => void {
  const first = useRef(current);
  useEffect(() => {
    const section = first.current > 1 ? document.getElementById(`day-${first.current}`) : null;
    if (section) keepAtTop(section);
  }, []);
  return useCallback(
    (number) => {
      setCurrent(number);
      choose({ date: number > 1 ? (dates[number - 1] ?? null) : null });
    },
    [setCurrent, dates, choose],
  );
}
