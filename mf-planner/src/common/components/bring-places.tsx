import { Button, Icon, lazyNamed } from '@tabi/shared/ui';
import { FileUp } from 'lucide-react';
import { Suspense, useState } from 'react';

const BringPlacesDialog = lazyNamed(() => import('./bring-places-dialog.tsx'), 'BringPlacesDialog');

/** Opens what brings places of a file into the open trip. */
export function BringPlaces() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button look="quiet" size="small" onClick={() => setOpen(true)}>
        <Icon of={FileUp} size={16} /> From a file
      </Button>
      <Suspense>{open ? <BringPlacesDialog onClose={() => setOpen(false)} /> : null}</Suspense>
    </>
  );
}
