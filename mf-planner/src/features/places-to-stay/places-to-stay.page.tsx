import { plural } from '@tabi/shared/format';
import { Container } from '@tabi/shared/ui';
import { useMemo } from 'react';
import { useOpenTrip } from '../../common/state/open-trip.ts';
import { Beds } from './components/beds.tsx';
import { HotelsNear } from './components/hotels-near.tsx';
import { OwnStay } from './components/own-stay.tsx';
import { YourStays } from './components/your-stays.tsx';
import { firstGap, nightsOf, staysOf } from './domain.ts';
import styles from './places-to-stay.page.module.css';

/** Where one sleeps, night by night, and what there is near the days. */
export function Page() {
  const { trip, events, canEdit } = useOpenTrip();
  const nights = useMemo(() => nightsOf(trip, events), [trip, events]);
  const missing = nights.filter(({ stay }) => stay === null).length;
  const whole = { from: trip.startDate, to: trip.endDate };
  const gap = firstGap(nights);
  return (
    <Container className={styles['page']}>
      <header>
        <h2>Places to stay</h2>
        <p role="status">
          {nights.length === 0 ? 'A day trip needs no bed.' : null}
          {nights.length > 0 && missing === 0 ? 'Every night has its bed.' : null}
          {missing > 0 ? `${plural(missing, 'night')} without a bed.` : null}
        </p>
      </header>
      {nights.length > 0 ? <Beds nights={nights} /> : null}
      <YourStays trip={trip} stays={staysOf(events)} canEdit={canEdit} />
      {canEdit && nights.length > 0 ? <OwnStay trip={trip} gap={gap ?? whole} /> : null}
      {nights.length > 0
        ? trip.destinations.map((destination) => (
            <HotelsNear
              key={destination.part_id}
              trip={trip}
              events={events}
              destination={destination}
              gap={canEdit ? (firstGap(nights, destination.id) ?? gap ?? whole) : null}
            />
          ))
        : null}
    </Container>
  );
}
