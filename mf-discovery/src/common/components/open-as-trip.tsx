import { Button, Field, Input } from '@tabi/shared/ui';
import { useId, useState, type SubmitEvent } from 'react';
import { useOpenAsTrip, type OpensAsTrip } from '../api.ts';
import styles from './side-panel.module.css';

type Props = {
  of: OpensAsTrip;
  /** `Day`, `First day`. */
  label: string;
  help: string;
  /** What the button says, and while it is done. */
  words: { open: string; opening: string };
};

/** Something planned as a trip to change at will, from a day of one's choice. */
export function OpenAsTrip({ of, label, help, words }: Props) {
  const id = useId();
  const [day, setDay] = useState('');
  const { opening, open } = useOpenAsTrip(of);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!opening) void open(day);
  };
  return (
    <section aria-labelledby={`${id}-title`} className={styles['panel']}>
      <h2 id={`${id}-title`}>Make it yours</h2>
      <form onSubmit={submit}>
        <Field label={label} help={help}>
          <Input type="date" size="large" value={day} onChange={(event) => setDay(event.target.value)} />
        </Field>
        <Button look="primary" wide type="submit" aria-disabled={opening}>
          {opening ? words.opening : words.open}
        </Button>
      </form>
    </section>
  );
}
