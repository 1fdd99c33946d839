import { plural } from '@tabi/shared/format';
import { partedBy, type Wanted } from '../domain/wanted.ts';
import styles from './wanted-places.module.css';

type Props = {
  wanted: Wanted;
  /** Ids of the destinations that the form has now. */
  destinations: readonly number[];
};

/** Says that places come along with the form, what becomes of them, and which of them cannot. */
export function WantedPlaces({ wanted, destinations }: Props) {
  if (wanted.places.length === 0) return null;
  const { coming, behind } = partedBy(destinations, wanted);
  return (
    <p className={styles['words']} role="status">
      {coming.length > 0
        ? `${plural(coming.length, 'place')} of your list will be on it, as far as the days allow. `
        : null}
      {behind.length > 0
        ? `${plural(behind.length, 'place')} of your list ${behind.length === 1 ? 'stays' : 'stay'} behind: the trip does not go there.`
        : null}
    </p>
  );
}
