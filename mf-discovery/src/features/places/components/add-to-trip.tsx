import type { PoiDetails } from '@tabi/shared/contracts/places';
import { Button, lazyNamed } from '@tabi/shared/ui';
import { Suspense, useState } from 'react';
import styles from './trip-choice.module.css';

const AddToTripDialog = lazyNamed(() => import('./add-to-trip-dialog.tsx'), 'AddToTripDialog');

/** Takes the place along on a trip that one has, with an account or without. */
export function AddToTrip({ place }: { place: PoiDetails }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button className={styles['opener']} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        Add to a trip
      </Button>
      {open ? (
        <Suspense>
          <AddToTripDialog place={place} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
