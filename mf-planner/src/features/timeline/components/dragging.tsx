import { lazyNamed } from '@tabi/shared/ui';
import { startTransition, Suspense, useDeferredValue, useEffect, useState } from 'react';
import type { DragProps } from './use-carried.ts';

const DragLayer = lazyNamed(() => import('./drag-layer.tsx'), 'DragLayer');

/** Lets stops and ideas be carried. What does it is fetched once somebody comes near them; who only reads needs none of it. */
export function Dragging({ trip, days, ...props }: DragProps) {
  const { within } = props;
  // An edit is shown first: nobody lifts anything in the same moment.
  const latest = { trip: useDeferredValue(trip), days: useDeferredValue(days) };
  const [near, setNear] = useState(false);
  useEffect(() => {
    const over = new AbortController();
    const options = { signal: over.signal, passive: true };
    // What was pressed is answered first.
    const come = () => startTransition(() => setNear(true));
    for (const sign of ['pointerover', 'touchstart', 'focusin']) within.current?.addEventListener(sign, come, options);
    return () => over.abort();
  }, [within]);
  return near ? (
    <Suspense>
      <DragLayer {...props} {...latest} />
    </Suspense>
  ) : null;
}
