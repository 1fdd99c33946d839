import type { PlanChange } from '@tabi/shared/contracts/trip-changes';
import { formatShortDay, plural } from '@tabi/shared/format';
import { useFormats } from '@tabi/shared/state';
import { classNames } from '@tabi/shared/ui';
import { movedWords, onlyIn, pictureOf, type PictureDay } from '../domain/days.ts';
import { useOpenTrip } from '../../../common/state/open-trip.ts';
import styles from './manage.module.css';

type RowProps = { label: string; days: readonly PictureDay[]; marked: ReadonlySet<string>; mark: 'new' | 'goes' };

function Row({ label, days, marked, mark }: RowProps) {
  return (
    <figure className={styles['picture']} aria-label={label}>
      <figcaption aria-hidden="true">{label}</figcaption>
      <ol>
        {days.map(({ date, city, stops }) => (
          <li key={date} className={classNames(marked.has(date) && styles[mark])}>
            <strong>{formatShortDay(date)}</strong>
            <span>{city}</span>
            <span>{plural(stops, 'stop')}</span>
            {marked.has(date) ? <em>{mark === 'new' ? 'New' : 'Goes'}</em> : null}
          </li>
        ))}
      </ol>
    </figure>
  );
}

/** The days as they are and as they would be, and what would move. */
export function DaysPicture({ change }: { change: PlanChange | null }) {
  const { sentence } = useFormats();
  const { trip, events } = useOpenTrip();
  const before = pictureOf(trip, events);
  const nothing = new Set<string>();
  if (!change) return <Row label="Your days now" days={before} marked={nothing} mark="goes" />;
  const after = pictureOf(change.trip, change.events);
  return (
    <div className={styles['change']} role="status">
      <Row label="Now" days={before} marked={onlyIn(before, after)} mark="goes" />
      <Row label="Then" days={after} marked={onlyIn(after, before)} mark="new" />
      {change.moved.length > 0 ? (
        <ul className={styles['moved']}>
          {change.moved.map((moved) => (
            <li key={`${moved.title} ${moved.from ?? ''}`}>{sentence(movedWords(moved))}</li>
          ))}
        </ul>
      ) : (
        <p className={styles['note']}>Everything else stays as it is.</p>
      )}
    </div>
  );
}
