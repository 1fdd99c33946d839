import { useId } from 'react';
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

type Props = {
  label: string;
  /** 0: none yet. */
  value: number;
  onChange: (rating: number) => void;
  /** What is wrong with it. */
  wrong?: string;
};

const names = ['', 'Poor', 'Fair', 'Good', 'Very good', 'Excellent'];

/** One star to five as a group of radio buttons: arrow keys, or a press. */
export function StarsInput({ label, value, onChange, wrong }: Props) {
  const id = useId();
  return (
    <fieldset
      role="radiogroup"
      className={styles['input']}
      aria-invalid={wrong ? true : undefined}
      aria-describedby={wrong ? `${id}-wrong` : undefined}
    >
      <legend>{label}</legend>
      <div>
        {five.map((star) => (
          <label key={star} className={star <= value ? styles['on'] : undefined}>
            <input
              type="radio"
              name={id}
              value={star}
              checked={value === star}
              aria-label={`${star} of 5 stars, ${names[star]?.toLowerCase()}`}
              onChange={() => onChange(star)}
            />
            <span aria-hidden="true">★</span>
          </label>
        ))}
        <span aria-hidden="true" className={styles['name']}>
          {names[value]}
        </span>
      </div>
      {wrong ? (
        <p id={`${id}-wrong`} className={styles['wrong']}>
          {wrong}
        </p>
      ) : null}
    </fieldset>
  );
}
