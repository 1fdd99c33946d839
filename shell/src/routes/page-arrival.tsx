import { useNavigationType } from '@tabi/shared/router';
import { VisuallyHidden, wantsNoMotion } from '@tabi/shared/ui';
import { useEffect, useRef, useState } from 'react';
import { focusHeadingOf } from './heading-focus.ts';
import { watchForActs } from './first-act.ts';

const scrollDelay = 500;

/**
 * Receives people on a new page: focus goes to its heading, so that screen readers and the Tab key start there, the
 * change is announced, and the window scrolls to the top after a moment. Going back restores the place as the browser
 * saved it; whoever has begun to read, press or type by then is left where they are.
 * @param page names the page; tabs within it do not count
 */
export function PageArrival({ page }: { page: string }) {
  const first = useRef(true);
  const [arrived, setArrived] = useState('');
  const restored = useNavigationType() === 'POP';
  useEffect(() => {
    if (first.current) {
      first.current = false;
      return undefined;
    }
    const main = document.getElementById('page');
    const stop = main ? focusHeadingOf(main) : () => undefined;
    const acts = watchForActs();
    const timer = setTimeout(() => {
      // By now the page has named itself.
      setArrived(document.title);
      if (!restored && !acts.seen()) window.scrollTo({ top: 0, behavior: wantsNoMotion() ? 'auto' : 'smooth' });
    }, scrollDelay);
    return () => {
      stop();
      acts.stop();
      clearTimeout(timer);
    };
    // eslint-disable-next-line react-hooks/exhaustive-deps -- how one came matters only at the moment of arriving
  }, [page]);
  return (
    <div role="status">
      <VisuallyHidden>{arrived}</VisuallyHidden>
    </div>
  );
}
