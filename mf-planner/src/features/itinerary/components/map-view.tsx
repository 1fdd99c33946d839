import type { Trip } from '@tabi/shared/contracts/trips';
import { eachDay } from '@tabi/shared/format';
import { Column } from '@tabi/shared/ui';
import { useMemo, useState } from 'react';
import { useTripEvents } from '../api.ts';
import { daysOf, visitsOf } from '../domain.ts';
import { DayMap } from './day-map.tsx';
import styles from './map-view.module.css';

/** The whole window for the map, a day at a time, with its stops in words beside it. */
export function MapView({ trip }: { trip: Trip }) {
  const { data } = useTripEvents(trip.slug, true);
  const [number, setNumber] = useState(1);
  const [lit, setLit] = useState<string | null>(null);
  const days = useMemo(() => daysOf(eachDay(trip.startDate, trip.endDate), data?.results ?? []), [trip, data]);
  const day = days[number - 1];
  if (!day) return null;
  return (
    <Column className={styles['view']}>
      <div role="group" aria-label="Day" className={styles['days']}>
        {days.map((one) => (
          <button
            key={one.date}
            type="button"
            aria-pressed={one.number === number}
            onClick={() => setNumber(one.number)}
          >
            Day {one.number}
          </button>
        ))}
      </div>
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
    </Column>
  );
}
