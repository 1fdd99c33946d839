import type { TripSummary } from '@tabi/shared/contracts/trips';
import { Button } from '@tabi/shared/ui';
import { Dialog } from '@tabi/shared/ui-overlay';
import { useState } from 'react';
import styles from './dialogs.module.css';

type Props = {
  trip: TripSummary;
  leave: () => Promise<void>;
  onClose: () => void;
};

/** There is no way back without an invitation, so it asks once. */
export function LeaveDialog({ trip, leave, onClose }: Props) {
  const [leaving, setLeaving] = useState(false);
  // Whoever planned it stands first.
  const owner = trip.people?.[0]?.name ?? 'its owner';
  const go = async () => {
    if (leaving) return;
    setLeaving(true);
    await leave();
    onClose();
  };
  return (
    <Dialog
      open
      role="alertdialog"
      title={`Leave ${trip.title}?`}
      intro={`The trip stays with the others. To come back you need a new invitation from ${owner}.`}
      onClose={onClose}
    >
      <div className={styles['choices']}>
        <Button look="primary" aria-disabled={leaving} onClick={() => void go()}>
          {leaving ? 'Leaving…' : 'Leave the trip'}
        </Button>
        <Button onClick={onClose}>Stay in it</Button>
      </div>
    </Dialog>
  );
}
