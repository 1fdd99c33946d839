import { shownError, useField } from '@tabi/shared/forms';
import { FieldGroup } from '@tabi/shared/ui';
import { useId } from 'react';
import styles from './stars.module.css';

const five = [1, 2, 3, 4, 5];
const names = ['', 'Poor', 'Fair', 'Good', 'Very good', 'Excellent'];

/** One star to five of the form around it, 0 for none yet, as radio buttons: arrow keys, or a press. */
export function StarsField({ name, label, onRated }: { name: string; label: string; onRated: () => void }) {
  const radios = useId();
  const { input, meta } = useField<number>(name);
  const { value } = input;
  return (
    <FieldGroup role="radiogroup" label={label} error={shownError(meta)}>
      <div className={styles['input']}>
        {five.map((star) => (
          <label key={star} className={star <= value ? styles['on'] : undefined}>
            <input
              type="radio"
              name={radios}
              value={star}
              checked={value === star}
              aria-label={`${star} of 5 stars, ${names[star]?.toLowerCase()}`}
              onChange={() => {
                input.onChange(star);
                onRated();
              }}
            />
            <span aria-hidden="true">{star <= value ? '★' : '☆'}</span>
          </label>
        ))}
        <span aria-hidden="true" className={styles['name']}>
          {names[value]}
        </span>
      </div>
    </FieldGroup>
  );
}
