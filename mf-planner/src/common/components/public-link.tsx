import type { Trip } from '@tabi/shared/contracts/trips';
import type { LinkShows } from '@tabi/shared/contracts/trip-sharing';
import { formatDate } from '@tabi/shared/format';
import { Button, Checkbox, ChoiceGroup, Field, Input } from '@tabi/shared/ui';
import { Dialog } from '@tabi/shared/ui-overlay';
import { useState } from 'react';
import { usePublicLink } from '../api/public-link.ts';
import styles from './public-link.module.css';

const choices: [keyof LinkShows, string][] = [
  ['stays', 'Where you stay'],
  ['notes', 'Notes and bookings'],
  ['costs', 'What things cost'],
];

/** The link by which anybody can read the trip: what it shows, another one, or none. */
export function PublicLink({ trip, onClose }: { trip: Trip; onClose: () => void }) {
  const { link, choose, renew, revoke } = usePublicLink(trip.id);
  const [said, setSaid] = useState('');
  const say = (asking: Promise<unknown>, words: string) => void asking.then(() => setSaid(words));
  const copy = (url: string) =>
    navigator.clipboard.writeText(url).then(
      () => setSaid('Copied.'),
      () => setSaid('Select the link and copy it.'),
    );
  return (
    <Dialog open title="Public link" intro="Whoever has it can read the trip and change nothing." onClose={onClose}>
      <div className={styles['body']}>
        {link ? (
          <>
            <Field label="Link" help={`It works until ${formatDate(link.until)}.`}>
              <Input readOnly value={link.url} onFocus={({ target }) => target.select()} />
            </Field>
            <ChoiceGroup label="Besides the places and their hours it shows">
              {choices.map(([name, label]) => (
                <Checkbox
                  key={name}
                  label={label}
                  checked={link.shows?.[name] ?? false}
                  onChange={({ target }) =>
                    say(choose({ [name]: target.checked }), 'Changed for everybody who has it.')
                  }
                />
              ))}
            </ChoiceGroup>
            <div className={styles['acts']}>
              <Button look="primary" onClick={() => void copy(link.url)}>
                Copy the link
              </Button>
              <Button onClick={() => say(renew(), 'This is a new link. The one before ends.')}>
                Make another link
              </Button>
              <Button look="quiet" onClick={() => say(revoke(), 'The public link no longer works.')}>
                End it
              </Button>
            </div>
          </>
        ) : null}
        <p role="status">{said}</p>
      </div>
    </Dialog>
  );
}
