import type { Poi } from '@tabi/shared/contracts/places';
import { RemoteWidget } from '@tabi/shared/federation';
import { askToSignIn, useAppState, useAppStateSource } from '@tabi/shared/state';
import { Button } from '@tabi/shared/ui';
import { useState } from 'react';
import styles from './add-to-trip.module.css';

/** Takes a place of the story along on a trip that one has. The dialog comes from the app that has places, when it is asked for. */
export function AddToTrip({ place }: { place: Poi }) {
  const { session } = useAppState();
  const state = useAppStateSource();
  const [open, setOpen] = useState(false);
  const show = () => setOpen(true);
  const press = () => {
    if (session.status === 'user') show();
    else askToSignIn(state, 'sign-in', show);
  };
  const { id, slug, name, location_id, location_slug, location_name } = place;
  return (
    <>
      <Button
        size="small"
        className={styles['opener']}
        aria-label={`Add to a trip: ${name}`}
        aria-haspopup="dialog"
        onClick={press}
      >
        Add to a trip
      </Button>
      {open ? (
        <RemoteWidget
          widget="mf-discovery/AddToTrip"
          props={{
            place: { id, slug, name, location_id, location_slug, location_name },
            onClose: () => setOpen(false),
          }}
          title="Your trips"
        />
      ) : null}
    </>
  );
}
