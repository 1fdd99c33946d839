import { useEffect, useRef, useState } from 'react';

/** A row that slides: whether there is more before and after what is in sight, and how to go there. */
export function useSlide<E extends HTMLElement>() {
  const track = useRef<E>(null);
  const [more, setMore] = useState({ before: false, after: false });
  useEffect(() => {
    const row = track.current;
    if (!row) return undefined;
    const look = () => {
      // A pixel of grace: widths are fractions, scrollWidth is not.
      const before = row.scrollLeft > 1;
      const after = row.scrollLeft + row.clientWidth < row.scrollWidth - 1;
      setMore((known) => (known.before === before && known.after === after ? known : { before, after }));
    };
    row.addEventListener('scroll', look, { passive: true });
    // Told at first and at each change, after the page was laid out: asking at once would have it laid out for each row.
    const observer = new ResizeObserver(look);
    observer.observe(row);
    return () => {
      row.removeEventListener('scroll', look);
      observer.disconnect();
    };
  }, []);
  const slide = (direction: 1 | -1) => track.current?.scrollBy({ left: direction * track.current.clientWidth * 0.8 });
  return { track, more, slide };
}
