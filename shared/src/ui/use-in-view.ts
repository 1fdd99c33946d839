import { useEffect, useState, type RefObject } from 'react';

/** In such a browser nothing waits. */
const cannotTell = () => typeof window !== 'undefined' && !('IntersectionObserver' in window);

/**
 * Whether something has come near the window once: for what is heavy and may wait until it is about to be seen.
 * @param margin how near, as in CSS; negative: how far inside
 */
export function useInView(place: RefObject<Element | null>, margin: string): boolean {
  const [near, setNear] = useState(cannotTell);
  useEffect(() => {
    if (cannotTell()) return undefined;
    const watcher = new IntersectionObserver(([seen]) => seen?.isIntersecting && setNear(true), { rootMargin: margin });
    if (place.current) watcher.observe(place.current);
    return () => watcher.disconnect();
  }, [place, margin]);
  return near;
}
