import type { TripLink } from '@tabi/shared/contracts/trip-sharing';
import type { TripSummary } from '@tabi/shared/contracts/trips';
import { formatDate } from '@tabi/shared/format';
import { Form, FormProblem, SubmitButton } from '@tabi/shared/forms';
import { Field, Input } from '@tabi/shared/ui';
import { Dialog } from '@tabi/shared/ui-overlay';
import { useId, useState } from 'react';
import { useTripLink, type LinkKind } from '../api.ts';
import styles from './dialogs.module.css';

type Props = { trip: TripSummary; kind: LinkKind; title: string; text: string };

/** One link, made when it is first asked for; it stands there to be copied by hand where the browser does not let us. */
function LinkToCopy({ trip, kind, title, text }: Props) {
  const linkOf = useTripLink();
  const id = useId();
  const [link, setLink] = useState<TripLink | null>(null);
  const [said, setSaid] = useState('');
  const copy = async () => {
    const made = link ?? (await linkOf(trip, kind));
    setLink(made);
    await navigator.clipboard.writeText(made.url).then(
      () => setSaid('Copied.'),
      () => setSaid('Select the link and copy it.'),
    );
  };
  return (
    <section className={styles['link']} aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      <p>{text}</p>
      <Form submit={copy} className={styles['made']}>
        {link ? (
          <Field label={title} labelHidden>
            <Input readOnly value={link.url} onFocus={({ target }) => target.select()} />
          </Field>
        ) : null}
        <FormProblem />
        <div>
          <SubmitButton look="secondary" busy="Making the link…">
            Copy the link
          </SubmitButton>
        </div>
      </Form>
      <p role="status">{link ? `${said} It works until ${formatDate(link.until)}.` : null}</p>
    </section>
  );
}

/** Two ways to let others in. */
export function ShareDialog({ trip, onClose }: { trip: TripSummary; onClose: () => void }) {
  return (
    <Dialog open title="Share" intro={trip.title} onClose={onClose}>
      <div className={styles['links']}>
        <LinkToCopy
          trip={trip}
          kind="look"
          title="A link to look at it"
          text="Whoever has it can read the trip and change nothing."
        />
        <LinkToCopy
          trip={trip}
          kind="plan"
          title="A link to plan along"
          text="Whoever has it and signs in becomes part of the trip."
        />
      </div>
    </Dialog>
  );
}
