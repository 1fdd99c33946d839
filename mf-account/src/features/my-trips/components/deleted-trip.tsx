import type { TripSummary } from '@tabi/shared/contracts/trips';
import { Button } from '@tabi/shared/ui';
import { useEffect, useRef, useState } from 'react';
import styles from './deleted-trip.module.css';

/** In the place of a trip that was just deleted: what happened, and the way back. */
export function DeletedTrip({ trip, undo }: { trip: TripSummary; undo: () => Promise<void> }) {
  const button = useRef<HTMLButtonElement>(null);
  const [undoing, setUndoing] = useState(false);
  // The button that was pressed is gone: whoever works by keyboard goes on here.
  useEffect(() => button.current?.focus(), []);
  const press = async () => {
    setUndoing(true);
    await undo();
    setUndoing(false);
  };
  return (
    <div role="status" className={styles['gone']}>
      <p>
        <strong>{trip.title}</strong> was deleted.
      </p>
      <Button ref={button} aria-disabled={undoing} onClick={() => void (undoing ? null : press())}>
        Undo
      </Button>
    </div>
  );
}
