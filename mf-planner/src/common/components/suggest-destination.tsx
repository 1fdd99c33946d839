import { Form, FormProblem, SubmitButton, TextField, rules } from '@tabi/shared/forms';
import { Button } from '@tabi/shared/ui';
import { useSuggestion } from '../api/destination-options.ts';
import styles from './destination-picker.module.css';

type Values = { email?: string };

/** Passes on a destination that Tabi lacks, and offers to tell when it is there. */
export function SuggestDestination({ place, onDone }: { place: string; onDone: () => void }) {
  const tellWhenThere = useSuggestion(place);
  return (
    <div className={styles['thanks']} role="status">
      <h3>Thank you for suggesting {place}</h3>
      <Form<Values>
        apart
        className={styles['stack']}
        submit={async ({ email = '' }) => {
          await tellWhenThere(email);
          onDone();
        }}
      >
        <div className={styles['row']}>
          <TextField
            name="email"
            label="Let us notify you when we've added the destination"
            type="email"
            autoComplete="email"
            className={styles['grow']}
            rule={rules.email}
          />
          <SubmitButton look="secondary" busy="Signing up…" needs={['email']} className={styles['beside']}>
            Notify me
          </SubmitButton>
        </div>
        <FormProblem />
        <Button look="quiet" size="small" className={styles['add']} onClick={onDone}>
          Already signed up
        </Button>
      </Form>
    </div>
  );
}
