import type { ProductDetails } from '@tabi/shared/contracts/products';
import { Button, Field, Input } from '@tabi/shared/ui';
import { useId, useState, type SubmitEvent } from 'react';
import { useCopy } from '../api.ts';
import styles from './copy-tour.module.css';

/** The tour as a trip to change at will, on a day of one's choice. */
export function CopyTour({ tour }: { tour: ProductDetails }) {
  const id = useId();
  const [day, setDay] = useState('');
  const { copying, copy } = useCopy(tour);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    void copy(day);
  };
  return (
    <section aria-labelledby={`${id}-title`} className={styles['panel']}>
      <h2 id={`${id}-title`}>Make it yours</h2>
      <form onSubmit={submit}>
        <Field label="Day" help="Leave it empty for the next day that suits the tour.">
          <Input type="date" size="large" value={day} onChange={(event) => setDay(event.target.value)} />
        </Field>
        <Button look="primary" wide type="submit" disabled={copying}>
          {copying ? 'Copying…' : 'Copy as a trip'}
        </Button>
      </form>
    </section>
  );
}
