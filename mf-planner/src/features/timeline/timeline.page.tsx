import { eachDay, plural, formatDay, formatMetres, formatMinutes } from '@tabi/shared/format';
import { Container, EmptyState } from '@tabi/shared/ui';
import { useMemo, useState } from 'react';
import { DayMap } from '../../common/components/day-map.tsx';
import { daysOf, type Day } from '../../common/domain/days.ts';
import { useOpenTrip } from '../../common/state/open-trip.ts';
import { DayNotes } from './components/day-notes.tsx';
import { DayRows } from './components/day-rows.tsx';
import { DayTabs } from './components/day-tabs.tsx';
import styles from './timeline.page.module.css';

function DaySection({ day, lit, onLight }: { day: Day; lit: string | null; onLight: (id: string | null) => void }) {
  const { stops, visitMinutes, travelMinutes, walkMetres } = day.totals;
  return (
    <section id={`day-${day.number}`} className={styles['day']} aria-labelledby={`day-${day.number}-title`}>
      <header className={styles['title']}>
        <h2 id={`day-${day.number}-title`}>
          <span>Day {day.number}</span> {formatDay(day.date)}
        </h2>
        {stops > 0 ? (
          <p>
            {plural(stops, 'stop')} · {formatMinutes(visitMinutes)} there · {formatMinutes(travelMinutes)} on the way
            {walkMetres > 0 ? ` · ${formatMetres(walkMetres)} on foot` : ''}
          </p>
        ) : null}
      </header>
      <DayNotes date={day.date} />
      {day.rows.length > 0 ? (
        <DayRows rows={day.rows} lit={lit} onLight={onLight} />
      ) : (
        <p className={styles['empty']}>Nothing planned: a day to drift.</p>
      )}
    </section>
  );
}

/** The days one under the other, with the map of the day beside them where there is room. */
function Days({ days }: { days: Day[] }) {
  const [lit, setLit] = useState<string | null>(null);
  const [current, setCurrent] = useState(1);
  const day = days[current - 1] ?? days[0];
  return (
    <div className={styles['split']}>
      <div className={styles['days']}>
        <DayTabs days={days} current={current} onCurrent={setCurrent} />
        {days.map((one) => (
          <DaySection key={one.date} day={one} lit={lit} onLight={setLit} />
        ))}
      </div>
      <aside className={styles['map']} aria-label="Map of the day">
        {day ? <DayMap day={day} lit={lit} onLight={setLit} /> : null}
      </aside>
    </div>
  );
}

/** The days of the trip. */
export function Page() {
  const { trip, events } = useOpenTrip();
  const days = useMemo(
    () => daysOf(eachDay(trip.startDate, trip.endDate), events),
    [trip.startDate, trip.endDate, events],
  );
  if (events.length > 0) return <Days days={days} />;
  return (
    <Container>
      <EmptyState title="No days yet" text="Nothing fitted into these days. Try other dates or a wider day." />
    </Container>
  );
}
