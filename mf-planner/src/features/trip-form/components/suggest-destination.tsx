import { ApiError, useApiClient } from '@tabi/shared/data';
import { rules } from '@tabi/shared/forms';
import { Button } from '@tabi/shared/ui';
import { useEffect, useId, useState, type FormEvent } from 'react';
import styles from './trip-form.module.css';

const isAddress = (text: string) => text !== '' && rules.email(text) === undefined;

/** Passes on a destination that Tabi lacks, and offers to tell when it is there. */
export function SuggestDestination({ place, onDone }: { place: string; onDone: () => void }) {
  const api = useApiClient();
  const field = useId();
  const [email, setEmail] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  useEffect(() => {
    api
      .call('POST /api/location/suggest', { body: { suggested_location: place } }, { background: true })
      .catch(() => undefined);
  }, [api, place]);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    try {
      await api.call('POST /api/email/subscribe', { body: { email, type: 'location' } }, { background: true });
      onDone();
    } catch (error) {
      setProblem(error instanceof ApiError ? (error.field('email') ?? error.message) : 'Something went wrong!');
    }
  };
  return (
    <div className={styles['thanks']} role="status">
      <h3>Thank you for suggesting {place}</h3>
      <form onSubmit={(event) => void submit(event)} className={styles['stack']}>
        <label htmlFor={field}>Let us notify you when we&apos;ve added the destination</label>
        <div className={styles['row']}>
          <input
            id={field}
            type="email"
            autoComplete="email"
            className={styles['input']}
            value={email}
            onChange={(event) => setEmail(event.target.value)}
          />
          <Button type="submit" disabled={!isAddress(email)}>
            Notify me
          </Button>
        </div>
        {problem ? <p className={styles['problem']}>{problem}</p> : null}
        <Button look="quiet" size="small" className={styles['add']} onClick={onDone}>
          Already signed up
        </Button>
      </form>
    </div>
  );
}
