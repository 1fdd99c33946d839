import type { Trip } from '@tabi/shared/contracts/trips';
import { Button, lazyNamed } from '@tabi/shared/ui';
import { Suspense, useState } from 'react';

const OwnStayForm = lazyNamed(() => import('./own-stay-form.tsx'), 'OwnStayForm');

/** A bed that is in no list of ours: at a friend's, or in a house found elsewhere. */
export function OwnStay({ trip, gap }: { trip: Trip; gap: { from: string; to: string } }) {
  const [open, setOpen] = useState(false);
  return open ? (
    <Suspense>
      <OwnStayForm trip={trip} gap={gap} onDone={() => setOpen(false)} />
    </Suspense>
  ) : (
    <div>
      <Button onClick={() => setOpen(true)}>Add an address of your own</Button>
    </div>
  );
}
