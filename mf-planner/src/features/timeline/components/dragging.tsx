import { lazyNamed } from '@tabi/shared/ui';
import { Suspense, useEffect, useState } from 'react';
import type { DragProps } from './use-carried.ts';

const DragLayer = lazyNamed(() => import('./drag-layer.tsx'), 'DragLayer');

/** Lets stops and ideas be carried. What does it is fetched once somebody comes near them; who only reads needs none of it. */
export function Dragging(props: DragProps) {
  const { within } = props;
  const [near, setNear] = useState(false);
  useEffect(() => {
    const over = new AbortController();
    const options = { signal: over.signal, passive: true };
    for (const sign of ['pointerover', 'touchstart', 'focusin'])
      within.current?.addEventListener(sign, () => setNear(true), options);
    return () => over.abort();
  }, [within]);
  return near ? (
    <Suspense>
      <DragLayer {...props} />
    </Suspense>
  ) : null;
}
