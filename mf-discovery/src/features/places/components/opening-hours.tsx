import type { PoiDetails } from '@tabi/shared/contracts/places';
import styles from '../../../common/components/fact-list.module.css';
import { formatClosure } from '../domain/words.ts';

const sources = {
  official: 'As the place itself publishes them.',
  typical: 'Usual for this place; check before you go.',
};

/** A line for each day of the week, and where the hours are from. */
export function OpeningHours({ place }: { place: PoiDetails }) {
  if (place.opening_hours.length === 0) return null;
  return (
    <section aria-labelledby="opening-hours">
      <h2 id="opening-hours" className={styles['title']}>
        Opening hours
      </h2>
      <dl className={styles['hours']}>
        {place.opening_hours.map(({ day, hours }) => (
          <div key={day}>
            <dt>{day}</dt>
            <dd>{hours}</dd>
          </div>
        ))}
      </dl>
      <p className={styles['note']}>
        {place.closures.map((closure) => `${formatClosure(closure)} `)}
        {place.hours_note ? `${place.hours_note} ` : ''}
        {sources[place.hours_source]}
      </p>
    </section>
  );
}
