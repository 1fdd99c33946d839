import { plural } from '@tabi/shared/format';
import { askToSignIn, openTripForm, useAppState, useAppStateSource } from '@tabi/shared/state';
import { Button, Column, ErrorState } from '@tabi/shared/ui';
import { useMyTrips } from './api.ts';
import { NoTrips } from './components/no-trips.tsx';
import { TripShelf } from './components/trip-shelf.tsx';
import { TripsSkeleton } from './components/trips-skeleton.tsx';
import { shelve } from './domain.ts';
import styles from './my-trips.module.css';

function GuestNote() {
  const { session } = useAppState();
  const state = useAppStateSource();
  if (session.status !== 'guest') return null;
  return (
    <div className={styles['note']}>
      <p>These trips belong to this browser. Sign in, and they are yours everywhere.</p>
      <Button onClick={() => askToSignIn(state)}>Sign in</Button>
    </div>
  );
}

/** The trips of whoever is here, signed in or not. */
export function Page() {
  const state = useAppStateSource();
  const mine = useMyTrips();
  // The server counts days in UTC too.
  const today = new Date().toISOString().slice(0, 10);
  const plan = () => openTripForm(state);
  const { upcoming, past } = shelve(mine.trips ?? [], today);
  const left = mine.trips?.filter((trip) => !mine.isDeleted(trip)).length ?? 0;
  return (
    <Column className={styles['page']}>
      <header className={styles['head']}>
        <div>
          <h1>My trips</h1>
          {left > 0 ? <p>{plural(left, 'trip')}</p> : null}
        </div>
        {mine.trips && mine.trips.length > 0 ? (
          <Button look="primary" onClick={plan}>
            Start planning now
          </Button>
        ) : null}
      </header>
      {mine.trips ? (
        <>
          {mine.trips.length === 0 ? <NoTrips plan={plan} /> : <GuestNote />}
          <TripShelf title="Upcoming" trips={upcoming} mine={mine} today={today} />
          <TripShelf title="Past" trips={past} mine={mine} today={today} />
        </>
      ) : mine.error ? (
        <ErrorState title="Your trips did not come" text={mine.error.message} retry={mine.retry} />
      ) : (
        <TripsSkeleton />
      )}
    </Column>
  );
}
