import { Button, lazyNamed } from '@tabi/shared/ui';
import { Share2 } from 'lucide-react';
import { Suspense, useState } from 'react';

const ShareDialog = lazyNamed(() => import('./share-dialog.tsx'), 'ShareDialog');

/** Passes the page's address on. */
export function ShareButton({ title }: { title: string }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Share2 size={18} strokeWidth={1.5} aria-hidden /> Share
      </Button>
      {open ? (
        <Suspense>
          <ShareDialog title={title} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
