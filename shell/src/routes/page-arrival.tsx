import { useNavigationType } from '@tabi/shared/router';
import { useEffect, useRef } from 'react';

const scrollDelay = 500;

/**
 * Receives people on a new page: focus goes to it at once, so that screen readers and the Tab key start there, and the
 * window scrolls to the top after a moment. Going back restores the place as the browser saved it.
 * @param page names the page; tabs within it do not count
 */
export function PageArrival({ page }: { page: string }) {
  const first = useRef(true);
  const restored = useNavigationType() === 'POP';
  useEffect(() => {
    if (first.current) {
      first.current = false;
      return undefined;
    }
    document.getElementById('page')?.focus({ preventScroll: true });
    if (restored) return undefined;
    const timer = setTimeout(() => window.scrollTo({ top: 0, behavior: 'smooth' }), scrollDelay);
    return () => clearTimeout(timer);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- how one came matters only at the moment of arriving
  }, [page]);
  return null;
}
