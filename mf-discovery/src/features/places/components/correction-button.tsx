import { Button, lazyNamed } from '@tabi/shared/ui';
import { Suspense, useState } from 'react';

const CorrectionDialog = lazyNamed(() => import('./correction-dialog.tsx'), 'CorrectionDialog');

/** For readers who know better. */
export function CorrectionButton({ place }: { place: { slug: string; name: string } }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button look="quiet" size="small" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        Report a mistake
      </Button>
      {open ? (
        <Suspense>
          <CorrectionDialog place={place} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
