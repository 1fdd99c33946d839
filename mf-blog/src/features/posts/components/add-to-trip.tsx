import type { Poi } from '@tabi/shared/contracts/places';
import { RemoteWidget } from '@tabi/shared/federation';
import { Button } from '@tabi/shared/ui';
import { useState } from 'react';
import styles from './add-to-trip.module.css';

/** Takes a place of the story along on a trip that one has, with an account or without. The dialog comes from the app that has places, when it is asked for. */
export function AddToTrip({ place }: { place: Poi }) {
  const [open, setOpen] = useState(false);
  const { id, slug, name, location_id, location_slug, location_name } = place;
  return (
    <>
      <Button
        size="small"
        className={styles['opener']}
        aria-label={`Add to a trip: ${name}`}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
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
