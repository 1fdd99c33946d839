import { eachDay } from '@tabi/shared/format';
import { Container, Tabs } from '@tabi/shared/ui';
import { useMemo, useState } from 'react';
import { DayMap } from '../../common/components/day-map.tsx';
import { daysOf, visitsOf } from '../../common/domain/days.ts';
import { useOpenTrip } from '../../common/state/open-trip.ts';
import styles from './map.page.module.css';

/** The whole window for the map, a day at a time, with its stops in words beside it. */
export function Page() {
  const { trip, events } = useOpenTrip();
  const [number, setNumber] = useState(1);
  const [lit, setLit] = useState<string | null>(null);
  const days = useMemo(
    () => daysOf(eachDay(trip.startDate, trip.endDate), events),
    [trip.startDate, trip.endDate, events],
  );
  const day = days[number - 1];
  if (!day) return null;
  return (
    <Container className={styles['view']}>
      <Tabs
        label="Day"
        look="pills"
        tabs={days.map((one) => ({ value: String(one.number), label: `Day ${one.number}` }))}
        current={String(number)}
        onCurrent={(value) => setNumber(Number(value))}
      >
        <div className={styles['map']}>
          <DayMap day={day} lit={lit} onLight={setLit} />
        </div>
        <ol className={styles['stops']}>
          {visitsOf(day).map(({ event, number: order }) => (
            <li
              key={event.id}
              data-lit={lit === event.id || undefined}
              onMouseEnter={() => setLit(event.id)}
              onMouseLeave={() => setLit(null)}
            >
              <b>{order}</b> {event.poi.name}
            </li>
          ))}
        </ol>
      </Tabs>
    </Container>
  );
}
