import type { PoiDetails } from '@tabi/shared/contracts/places';
import { useFormats } from '@tabi/shared/state';
import { useHydrated } from '@tabi/shared/ui';
import { openAt, sameEveryDay, weekFrom, type OpenNow } from '../domain/open-now.ts';
import styles from '../../../common/components/fact-list.module.css';
import { formatClosedDates, formatClosure } from '../domain/words.ts';

const sources = {
  official: 'As the place itself publishes them.',
  typical: 'Usual for this place; check before you go.',
};

function wordsOf(now: OpenNow, source: PoiDetails['hours_source']): string {
  const usually = source === 'official' ? '' : 'usually ';
  const [word, when] = now.open
    ? ['open', now.until ? `, until ${now.until}` : '']
    : ['closed', now.opens ? `, opens at ${now.opens}` : ''];
  const words = `${usually}${word} now${when}`;
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** A line for each day of the week, and where the hours are from. */
export function OpeningHours({ place }: { place: PoiDetails }) {
  const { sentence, times, weekStart } = useFormats();
  // The server's page is read for a while: what time it is only the browser knows.
  const now = useHydrated() ? openAt(place, new Date()) : null;
  if (place.opening_hours.length === 0) return null;
  const every = sameEveryDay(place);
  const rows = every ? [{ day: 'Every day', hours: every }] : weekFrom(place.opening_hours, weekStart);
  return (
    <section aria-labelledby="opening-hours">
      <h2 id="opening-hours" className={styles['title']}>
        Opening hours
      </h2>
      <p className={styles['now']} data-open={now?.open}>
        {now ? times(wordsOf(now, place.hours_source)) : null}
      </p>
      <dl className={styles['hours']}>
        {rows.map(({ day, hours }) => (
          <div key={day} aria-current={day === now?.day ? 'date' : undefined}>
            <dt>{day}</dt>
            <dd>{times(hours)}</dd>
          </div>
        ))}
      </dl>
      <p className={styles['note']}>
        {place.closures.map((closure) => `${formatClosure(closure)} `)}
        {formatClosedDates(place.closed_dates ?? [])} {place.hours_note ? `${sentence(place.hours_note)} ` : ''}
        {sources[place.hours_source]}
      </p>
    </section>
  );
}
