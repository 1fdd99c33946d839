import type { Trip } from '@tabi/shared/contracts/trips';
import { utcDay } from '@tabi/shared/format';
import { showFailure, useAppStateSource } from '@tabi/shared/state';
import { Button, Field, Input, useHydrated, useStepFocus } from '@tabi/shared/ui';
import { useState, type FormEvent } from 'react';
import { useCopyTrip } from '../api.ts';
import styles from './copy-trip.module.css';

/** A copy of one's own, to begin on another day. */
export function CopyTrip({ trip }: { trip: Trip }) {
  const [open, setOpen] = useState(false);
  const [waits, setWaits] = useState(false);
  const state = useAppStateSource();
  const copy = useCopyTrip(trip.slug);
  const box = useStepFocus<HTMLDivElement>(open);
  // Without a script there is nothing to press.
  if (!useHydrated()) return <span className={styles['place']} />;
  const today = utcDay(new Date());
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (waits) return;
    const startDate = String(new FormData(event.currentTarget).get('startDate'));
    setWaits(true);
    copy(startDate).catch((error: unknown) => {
      setWaits(false);
      showFailure(state, error);
    });
  };
  const form = (
    <form className={styles['form']} onSubmit={send}>
      <Field label="First day of your copy">
        <Input
          name="startDate"
          type="date"
          required
          min={today}
          defaultValue={trip.startDate > today ? trip.startDate : today}
        />
      </Field>
      <Button look="primary" type="submit" aria-disabled={waits}>
        {waits ? 'Copying…' : 'Make my copy'}
      </Button>
    </form>
  );
  return (
    <div ref={box}>
      {open ? (
        form
      ) : (
        <Button look="primary" onClick={() => setOpen(true)}>
          Copy this trip
        </Button>
      )}
    </div>
  );
}
