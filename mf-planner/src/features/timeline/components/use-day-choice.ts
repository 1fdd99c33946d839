import { useCallback, useEffect, useRef } from 'react';
import type { Chosen } from '../../../common/state/chosen.ts';

/** Follows the day that one reads, and goes back to it when one comes from another tab. The first day is no choice. */
export function useDayChoice(
  current: number,
  setCurrent: (number: number) => void,
  dates: readonly string[],
  choose: (change: Partial<Chosen>) => void,
): (number: number) => void {
  const first = useRef(current);
  useEffect(() => {
    if (first.current > 1) document.getElementById(`day-${first.current}`)?.scrollIntoView({ behavior: 'instant' });
  }, []);
  return useCallback(
    (number) => {
      setCurrent(number);
      choose({ date: number > 1 ? (dates[number - 1] ?? null) : null });
    },
    [setCurrent, dates, choose],
  );
}
