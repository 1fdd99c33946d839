import { plural } from '@tabi/shared/format';
import styles from './wanted-places.module.css';

/** Says that places come along with the form, and what becomes of them. */
export function WantedPlaces({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <p className={styles['words']}>{plural(count, 'place')} of your list will be on it, as far as the days allow.</p>
  );
}
