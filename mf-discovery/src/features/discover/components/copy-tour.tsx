import type { ProductDetails } from '@tabi/shared/contracts/products';
import { useApiClient, useRefresh } from '@tabi/shared/data';
import { links } from '@tabi/shared/links';
import { useNavigate } from '@tabi/shared/router';
import { showAlert, useAppStateSource } from '@tabi/shared/state';
import { Button } from '@tabi/shared/ui';
import { useId, useState, type SubmitEvent } from 'react';
import styles from './copy-tour.module.css';

/** Makes a trip of one's own of the tour, and goes there. */
function useCopy(tour: ProductDetails) {
  const api = useApiClient();
  const state = useAppStateSource();
  const refresh = useRefresh();
  const navigate = useNavigate();
  const [copying, setCopying] = useState(false);
  const copy = async (startDate: string) => {
    setCopying(true);
    try {
      const input = { params: { id: tour.slug }, body: startDate ? { startDate } : {} };
      const { results } = await api.call('POST /api/products/{id}/trip', input, { background: true });
      void refresh('GET /api/user/trips');
      await navigate(links.itineraryTab(results.slug, 'timeline'));
    } catch (error) {
      showAlert(state, { title: 'Oops!', text: error instanceof Error ? error.message : 'Something went wrong!' });
    } finally {
      setCopying(false);
    }
  };
  return { copying, copy };
}

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
        <label htmlFor={id}>Day</label>
        <input
          id={id}
          type="date"
          value={day}
          aria-describedby={`${id}-help`}
          onChange={(event) => setDay(event.target.value)}
        />
        <p id={`${id}-help`}>Leave it empty for the next day that suits the tour.</p>
        <Button look="primary" wide type="submit" disabled={copying}>
          {copying ? 'Copying…' : 'Copy as a trip'}
        </Button>
      </form>
    </section>
  );
}
