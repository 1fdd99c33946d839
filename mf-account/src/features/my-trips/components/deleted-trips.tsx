import { formatDate, formatDays } from '@tabi/shared/format';
import { Button } from '@tabi/shared/ui';
import type { useMyTrips } from '../api.ts';
import styles from './deleted-trips.module.css';

/** Trips that can still be brought back, the one deleted last first. */
export function DeletedTrips({ mine }: { mine: ReturnType<typeof useMyTrips> }) {
  return (
    <ul className={styles['trips']} aria-label="Deleted trips">
      {mine.trips?.map((trip) => (
        <li key={trip.id}>
          <div>
            <h2>{trip.title}</h2>
            <p>{formatDays(trip.startDate, trip.endDate)}</p>
            {trip.restorable_until ? <p>Can be brought back until {formatDate(trip.restorable_until)}</p> : null}
          </div>
          <Button aria-label={`Restore ${trip.title}`} onClick={() => void mine.restore(trip)}>
            Restore
          </Button>
        </li>
      ))}
    </ul>
  );
}
