import styles from './stars.module.css';

const five = [1, 2, 3, 4, 5];

/** A rating that was given. */
export const Stars = ({ rating }: { rating: number }) => (
  <span role="img" aria-label={`${rating} of 5 stars`} className={styles['given']}>
    {five.map((star) => (
      <span key={star} className={star <= rating ? styles['on'] : undefined}>
        ★
      </span>
    ))}
  </span>
);
