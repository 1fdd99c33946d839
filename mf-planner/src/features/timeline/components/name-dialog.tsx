import type { Trip } from '@tabi/shared/contracts/trips';
import { formatDay } from '@tabi/shared/format';
import { Button, Field, Input } from '@tabi/shared/ui';
import { Dialog } from '@tabi/shared/ui-overlay';
import { useState, type FormEvent } from 'react';
import { nameOfDay } from '../../../common/domain/day-names.ts';
import { useTripEdits } from '../../../common/state/open-trip.ts';
import { useStandingForm } from '../../../common/state/standing-form.ts';
import { nameDay } from '../domain/day-operations.ts';
import styles from './dialogs.module.css';

/** What a day is called. */
export function NameDialog({ trip, date, onClose }: { trip: Trip; date: string; onClose: () => void }) {
  const { edit } = useTripEdits();
  const before = nameOfDay(trip, date);
  const [name, setName] = useState(before);
  const { busy, save } = useStandingForm(onClose);
  const send = (submit: FormEvent) => {
    submit.preventDefault();
    void save(() => (name.trim() === before ? [] : [edit(nameDay(trip, date, name.trim()))]));
  };
  return (
    <Dialog open onClose={onClose} title={formatDay(date)}>
      <form className={styles['form']} onSubmit={send}>
        <Field label="What do you call this day?" help="Leave it empty for no name.">
          <Input
            value={name}
            maxLength={60}
            placeholder="Temples and tea"
            onChange={({ target }) => setName(target.value)}
          />
        </Field>
        <Button type="submit" look="primary" aria-disabled={busy}>
          {busy ? 'Saving…' : 'Save'}
        </Button>
      </form>
    </Dialog>
  );
}
