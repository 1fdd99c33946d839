import type { PoiDetails } from '@tabi/shared/contracts/places';
import { askToSignIn, useAppState, useAppStateSource } from '@tabi/shared/state';
import { Button, lazyNamed } from '@tabi/shared/ui';
import { Suspense, useState } from 'react';
import styles from './trip-choice.module.css';

const AddToTripDialog = lazyNamed(() => import('./add-to-trip-dialog.tsx'), 'AddToTripDialog');

/** Takes the place along on a trip that one has. */
export function AddToTrip({ place }: { place: PoiDetails }) {
  const { session } = useAppState();
  const state = useAppStateSource();
  const [open, setOpen] = useState(false);
  const show = () => setOpen(true);
  const press = () => {
    if (session.status === 'user') show();
    else askToSignIn(state, 'sign-in', show);
  };
  return (
    <>
      <Button className={styles['opener']} aria-haspopup="dialog" onClick={press}>
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
