import type { TripSummary } from '@tabi/shared/contracts/trips';
import { UndoNote } from '@tabi/shared/ui';
import type { useMyTrips } from '../api.ts';
import { TripCard } from './trip-card.tsx';
import styles from './trip-shelf.module.css';

type Props = {
  title: string;
  trips: TripSummary[];
  mine: ReturnType<typeof useMyTrips>;
  today: string;
};

/** Trips under a heading; a deleted one leaves its place to its Undo. */
export function TripShelf({ title, trips, mine, today }: Props) {
  if (trips.length === 0) return null;
  return (
    <section aria-label={title}>
      <h2 className={styles['title']}>{title}</h2>
      <ul className={styles['trips']}>
        {trips.map((trip) => (
          <li key={trip.id}>
            {mine.isDeleted(trip) ? (
              <UndoNote name={trip.title} what="was deleted" undo={() => mine.undo(trip)} />
            ) : (
              <TripCard trip={trip} today={today} mine={mine} />
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
