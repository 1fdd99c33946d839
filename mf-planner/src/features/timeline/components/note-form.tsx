import type { TripEvent } from '@tabi/shared/contracts/trips';
import { Button, Field, Input } from '@tabi/shared/ui';
import { Dialog } from '@tabi/shared/ui-overlay';
import { useState, type FormEvent } from 'react';
import { noteAfter, writeAfter } from '../../../common/domain/edits.ts';
import { useTripEdits } from '../../../common/state/open-trip.ts';
import { useStandingForm } from '../../../common/state/standing-form.ts';
import styles from './dialogs.module.css';

type Props = { event: TripEvent; onDone: () => void };

/** A few words that stand between a stop and the next one, and take no time. */
export function NoteForm({ event, onDone }: Props) {
  const { edit } = useTripEdits();
  const before = noteAfter(event);
  const [text, setText] = useState(before);
  const { busy, save } = useStandingForm(onDone);
  const send = (submit: FormEvent) => {
    submit.preventDefault();
    void save(() => (text.trim() === before ? [] : [edit(writeAfter(event, text.trim()))]));
  };
  return (
    <form className={styles['form']} onSubmit={send}>
      <Field
        label={`A note after ${event.title}`}
        help={before ? 'Leave it empty to take it away.' : 'It takes no time, and goes where the stop goes.'}
      >
        <Input
          value={text}
          maxLength={280}
          placeholder="Buy water before the climb"
          onChange={({ target }) => setText(target.value)}
        />
      </Field>
      <Button type="submit" disabled={!text.trim() && !before} aria-disabled={busy}>
        {busy ? 'Noting it…' : 'Note it'}
      </Button>
    </form>
  );
}

/** What stands between two stops, to be changed or taken away. */
export const NoteDialog = ({ event, onDone }: Props) => (
  <Dialog open onClose={onDone} title="Between two stops">
    <NoteForm event={event} onDone={onDone} />
  </Dialog>
);
