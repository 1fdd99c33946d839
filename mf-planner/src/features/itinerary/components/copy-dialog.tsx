import type { Trip } from '@tabi/shared/contracts/trips';
import { addDays, daysApart, formatDays, utcDay } from '@tabi/shared/format';
import { links } from '@tabi/shared/links';
import { useNavigate } from '@tabi/shared/router';
import { showFailure, useAppStateSource } from '@tabi/shared/state';
import { Button } from '@tabi/shared/ui';
import { DatePicker, Dialog } from '@tabi/shared/ui-overlay';
import { useState } from 'react';
import { useCopyTrip } from '../api.ts';
import styles from './copy-dialog.module.css';

/** A trip of one's own like this one, on days of one's own. */
export function CopyDialog({ trip, onClose }: { trip: Trip; onClose: () => void }) {
  const copy = useCopyTrip(trip);
  const navigate = useNavigate();
  const app = useAppStateSource();
  const today = utcDay(new Date());
  const [start, setStart] = useState(trip.startDate > today ? trip.startDate : addDays(today, 7));
  const [copying, setCopying] = useState(false);
  const press = async () => {
    if (copying) return;
    setCopying(true);
    try {
      const slug = await copy(start);
      onClose();
      void navigate(links.itinerary(slug));
    } catch (error) {
      setCopying(false);
      showFailure(app, error);
    }
  };
  return (
    <Dialog open onClose={onClose} title="Copy this trip" intro="It becomes a trip of your own, to change as you like.">
      <div className={styles['form']}>
        <DatePicker
          name="start"
          label="First day"
          min={today}
          help={start ? formatDays(start, addDays(start, daysApart(trip.startDate, trip.endDate))) : undefined}
          value={start}
          onChange={setStart}
        />
        <Button look="primary" disabled={!start} aria-disabled={copying} onClick={() => void press()}>
          {copying ? 'Copying…' : 'Copy the trip'}
        </Button>
      </div>
    </Dialog>
  );
}
