import { eachDay, formatDays, joinNames } from '@tabi/shared/format';
import { links } from '@tabi/shared/links';
import { useParams, useSearchParams } from '@tabi/shared/router';
import { ButtonLink, Container, LoadedPage, Picture } from '@tabi/shared/ui';
import { useMemo } from 'react';
import { ItinerarySkeleton } from '../../common/components/itinerary-skeleton.tsx';
import { nameOfDay } from '../../common/domain/day-names.ts';
import { daysOf } from '../../common/domain/days.ts';
import { useSharedTrip, useTokenUsed, type SharedTrip } from './api.ts';
import { CopyTrip } from './components/copy-trip.tsx';
import { SharedDay } from './components/shared-day.tsx';
import { TakeFiles } from './components/take-files.tsx';
import styles from './public-trip.page.module.css';

function Head({ trip }: Pick<SharedTrip, 'trip'>) {
  const [first] = trip.destinations;
  const [owner] = trip.contributors;
  return (
    <header className={styles['header']}>
      {first ? (
        <Picture picture={first.cover} alt="" shape="wide" sizes="100vw" eager fill className={styles['picture']} />
      ) : null}
      <Container className={styles['inner']}>
        <h1>{trip.title}</h1>
        <p>
          {formatDays(trip.startDate, trip.endDate)} · {joinNames(trip.destinations.map(({ name }) => name))}
        </p>
        {owner ? <p className={styles['by']}>Planned by {owner.name}</p> : null}
      </Container>
    </header>
  );
}

function Shared({ shared: { trip, events }, token }: { shared: SharedTrip; token: string | null }) {
  const days = useMemo(() => daysOf(eachDay(trip.startDate, trip.endDate), events), [trip, events]);
  return (
    <>
      <Head trip={trip} />
      <Container className={styles['body']}>
        <div className={styles['acts']}>
          <CopyTrip trip={trip} />
          <ButtonLink to={links.itinerary(trip.slug)} look="secondary">
            Open with map and calendar
          </ButtonLink>
          <TakeFiles slug={trip.slug} token={token} />
        </div>
        {days.length > 1 ? (
          <nav aria-label="Days" className={styles['strip']}>
            {days.map(({ number }) => (
              <a key={number} href={`#day-${number}`}>
                Day {number}
              </a>
            ))}
          </nav>
        ) : null}
        {days.map((day) => (
          <SharedDay key={day.date} day={day} name={nameOfDay(trip, day.date)} />
        ))}
      </Container>
    </>
  );
}

/** A trip as whoever has its public link reads it: all days one under the other, also without a script. */
export function Page() {
  const { id = '' } = useParams();
  const [search] = useSearchParams();
  const token = search.get('token');
  const asked = useSharedTrip(id, token);
  useTokenUsed(id, token);
  return (
    <LoadedPage of={asked} what="This trip" skeleton={<ItinerarySkeleton />}>
      {({ results }) => <Shared shared={results} token={token} />}
    </LoadedPage>
  );
}
