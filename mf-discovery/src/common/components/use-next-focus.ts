import { useEffect, useRef, type RefObject } from 'react';

/**
 * Whoever gives something up goes on with what has taken its place: the one after it, else the one before, and behind
 * the last what comes then.
 * @param now says which ones there are
 * @param behind what takes the focus when none is left
 */
export function useNextFocus(now: string, behind: RefObject<HTMLElement | null>) {
  const box = useRef<HTMLUListElement>(null);
  const given = useRef<number | null>(null);
  useEffect(() => {
    const index = given.current;
    given.current = null;
    // Whoever has gone elsewhere meanwhile stays there.
    if (index === null || document.activeElement !== document.body) return;
    const left = [...(box.current?.querySelectorAll<HTMLElement>('[data-chip]') ?? [])];
    (left[index] ?? left.at(-1) ?? behind.current)?.focus({ preventScroll: true });
  }, [now, behind]);
  return { box, giveUp: (index: number) => (given.current = index) };
}
