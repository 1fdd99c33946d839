import type { TripSummary } from '@tabi/shared/contracts/trips';
import { addDays, daysApart, sayDays, utcDay } from '@tabi/shared/format';
import { links } from '@tabi/shared/links';
import { useNavigate } from '@tabi/shared/router';
import { Button } from '@tabi/shared/ui';
import { Dialog } from '@tabi/shared/ui-overlay';
import { useId, useState, type FormEvent } from 'react';
import { useTripCopy } from '../api.ts';
import styles from './dialogs.module.css';

/** The same trip on other days, checked against their weekdays; it opens when it is ready. */
export function CopyDialog({ trip, onClose }: { trip: TripSummary; onClose: () => void }) {
  const copy = useTripCopy();
  const navigate = useNavigate();
  const id = useId();
  const today = utcDay(new Date());
  const [start, setStart] = useState(() => addDays(today > trip.startDate ? today : trip.startDate, 7));
  const [copying, setCopying] = useState(false);
  const [wrong, setWrong] = useState<string | null>(null);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setCopying(true);
    setWrong(null);
    try {
      const slug = await copy(trip, start);
      onClose();
      void navigate(links.itinerary(slug));
    } catch (error) {
      setWrong((error as Error).message);
      setCopying(false);
    }
  };
  const nights = daysApart(trip.startDate, trip.endDate);
  return (
    <Dialog
      open
      title="Copy to other days"
      intro={`A trip of its own like ${trip.title}. What is closed on the new weekdays is moved.`}
      onClose={onClose}
    >
      <form onSubmit={(event) => void submit(event)} className={styles['form']}>
        <div>
          <label htmlFor={id} className={styles['label']}>
            First day
          </label>
          <input
            id={id}
            type="date"
            required
            min={today}
            value={start}
            className={styles['field']}
            aria-describedby={`${id}-days`}
            onChange={({ target }) => setStart(target.value)}
          />
        </div>
        <p id={`${id}-days`}>{start ? sayDays(start, addDays(start, nights)) : 'Choose the first day.'}</p>
        {wrong ? (
          <p role="alert" className={styles['wrong']}>
            {wrong}
          </p>
        ) : null}
        <div className={styles['choices']}>
          <Button type="submit" look="primary" disabled={copying || !start}>
            {copying ? 'Copying…' : 'Copy the trip'}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
