import { plural } from '@tabi/shared/format';
import { VisuallyHidden } from '@tabi/shared/ui';
import styles from './rating.module.css';

type Props = { rating: number; count: number };

/** What travellers give it, to one decimal, and how many they are. */
export const Rating = ({ rating, count }: Props) => (
  <span>
    <VisuallyHidden>Rated </VisuallyHidden>
    <span className={styles['star']} aria-hidden="true">
      ★
    </span>{' '}
    {rating.toFixed(1)}
    {count > 0 ? ` (${plural(count, 'review')})` : ''}
  </span>
);

/** The same where room is short. Nothing without a rating. */
export const ShortRating = ({ rating }: { rating: number | null }) =>
  rating === null ? null : (
    <>
      {' · '}
      <VisuallyHidden>rated </VisuallyHidden>
      <span aria-hidden="true">★ </span>
      {rating.toFixed(1)}
    </>
  );
