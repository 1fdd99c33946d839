import { RemoteWidget } from '@tabi/shared/federation';
import { plural, utcDay } from '@tabi/shared/format';
import { useSearchParams } from '@tabi/shared/router';
import { openWidget, useAppStateSource } from '@tabi/shared/state';
import { Button, Container, EmptyState, lazyNamed, Loaded } from '@tabi/shared/ui';
import { Suspense, useState } from 'react';
import { useMyTrips } from './api.ts';
import { DeletedTrips } from './components/deleted-trips.tsx';
import { NoTrips } from './components/no-trips.tsx';
import { TripFilter } from './components/trip-filter.tsx';
import { TripShelf } from './components/trip-shelf.tsx';
import { TripsSkeleton } from './components/trips-skeleton.tsx';
import { filterOf, shelve, type Filter } from './domain/shelves.ts';
import styles from './my-trips.module.css';

const BringInDialog = lazyNamed(() => import('./components/bring-in-dialog.tsx'), 'BringInDialog');

const nothing: Record<Exclude<Filter, 'all'>, { title: string; text: string }> = {
  upcoming: { title: 'Nothing planned yet', text: 'Say where and when, and a first plan is here in seconds.' },
  past: { title: 'No trip is over yet', text: 'Trips move here on the day after their last one.' },
  shared: { title: 'Nobody has shared a trip with you yet', text: 'Trips that others invite you to stand here.' },
  deleted: { title: 'Nothing to bring back', text: 'A deleted trip stays here for 30 days.' },
};

function Shelves({ mine, filter }: { mine: ReturnType<typeof useMyTrips>; filter: Filter }) {
  // The server counts days in UTC too.
  const today = utcDay(new Date());
  const { upcoming, past } = shelve(mine.trips ?? [], today);
  const wanted = { all: null, upcoming, past, shared: mine.trips, deleted: mine.trips }[filter];
  if (filter !== 'all' && wanted?.length === 0)
    return <EmptyState title={nothing[filter].title} text={nothing[filter].text} />;
  if (filter === 'deleted') return <DeletedTrips mine={mine} />;
  return (
    <>
      {filter === 'past' ? null : <TripShelf title="Upcoming" trips={upcoming} mine={mine} today={today} />}
      {filter === 'upcoming' ? null : <TripShelf title="Past" trips={past} mine={mine} today={today} />}
    </>
  );
}

/** The trips of who is signed in, planned alone or with others; the shell lets nobody else in. */
export function Page() {
  const state = useAppStateSource();
  const [search] = useSearchParams();
  const filter = filterOf(search.get('filter'));
  const mine = useMyTrips(filter);
  const plan = () =>
    openWidget(state, { widget: 'mf-planner/TripForm', props: { destinations: [] }, title: 'Plan a trip' });
  const [bringing, setBringing] = useState(false);
  const left = mine.trips?.filter((trip) => !mine.isDeleted(trip)).length ?? 0;
  const some = filter !== 'all' || (mine.trips?.length ?? 0) > 0;
  const none = filter === 'all' && mine.trips?.length === 0;
  return (
    <Container className={styles['page']}>
      <header className={styles['head']}>
        <div>
          <h1>My trips</h1>
          {left > 0 && filter !== 'deleted' ? (
            <p>
              {mine.showAll ? `The first ${left} trips` : mine.more ? `More than ${left} trips` : plural(left, 'trip')}
            </p>
          ) : null}
        </div>
        <div className={styles['acts']}>
          <Button look="quiet" onClick={() => setBringing(true)}>
            Bring in a trip
          </Button>
          {some ? (
            <Button look="primary" onClick={plan}>
              Start planning now
            </Button>
          ) : null}
        </div>
      </header>
      {none ? null : <TripFilter current={filter} />}
      {filter === 'all' || filter === 'upcoming' ? (
        <RemoteWidget widget="mf-planner/BegunTrip" props={{}} fallback={() => null} />
      ) : null}
      <Loaded of={{ ...mine, data: mine.trips }} what="Your trips" skeleton={<TripsSkeleton />}>
        {() => (none ? <NoTrips plan={plan} /> : <Shelves mine={mine} filter={filter} />)}
      </Loaded>
      {mine.showAll ? (
        <div className={styles['rest']}>
          <Button onClick={mine.showAll}>Show all of them</Button>
        </div>
      ) : null}
      <Suspense>{bringing ? <BringInDialog onClose={() => setBringing(false)} /> : null}</Suspense>
    </Container>
  );
}
