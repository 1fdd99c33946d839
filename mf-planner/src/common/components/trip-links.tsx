import type { LinkShows } from '@tabi/shared/contracts/trip-sharing';
import type { Trip } from '@tabi/shared/contracts/trips';
import { formatDate } from '@tabi/shared/format';
import { Button, Checkbox, ChoiceGroup, Field, Input } from '@tabi/shared/ui';
import { useId, useState } from 'react';
import { useTripLink, type LinkKind } from '../api/trip-link.ts';
import styles from './trip-links.module.css';

const kinds: { kind: LinkKind; title: string; text: string }[] = [
  { kind: 'public', title: 'To look at', text: 'Whoever has it can read the trip and change nothing.' },
  { kind: 'invite', title: 'To plan along', text: 'Whoever has it and signs in becomes part of the trip.' },
];

const choices: [keyof LinkShows, string][] = [
  ['stays', 'Where you stay'],
  ['notes', 'Notes and bookings'],
  ['costs', 'What things cost'],
];

/** One link: made when it is wanted, copied, renewed and taken back. */
function OneLink({ trip, kind, title, text }: { trip: Trip } & (typeof kinds)[number]) {
  const { link, make, choose, renew, revoke } = useTripLink(trip.id, kind);
  const [said, setSaid] = useState('');
  const id = useId();
  const say = (done: Promise<boolean>, words: string) => void done.then((isDone) => setSaid(isDone ? words : ''));
  const copy = (url: string) =>
    navigator.clipboard.writeText(url).then(
      () => setSaid('Copied.'),
      () => setSaid('Select the link and copy it.'),
    );
  return (
    <section className={styles['link']} aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      <p>{text}</p>
      {link ? (
        <>
          <Field label={`Link ${title.toLowerCase()}`} labelHidden help={`It works until ${formatDate(link.until)}.`}>
            <Input readOnly value={link.url} onFocus={({ target }) => target.select()} />
          </Field>
          {link.shows ? (
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
          ) : null}
          <div className={styles['acts']}>
            <Button onClick={() => void copy(link.url)}>Copy the link</Button>
            {kind === 'public' ? (
              <Button look="quiet" onClick={() => say(renew(), 'This is a new link. The one before ends.')}>
                Make another link
              </Button>
            ) : null}
            <Button look="quiet" onClick={() => say(revoke(), 'The link opens nothing any more.')}>
              Take it back
            </Button>
          </div>
        </>
      ) : (
        <Button onClick={() => say(make(), '')}>Make the link</Button>
      )}
      <p role="status">{said}</p>
    </section>
  );
}

/** The links that open a trip to others; only its owner gives them and takes them back. */
export function TripLinks({ trip }: { trip: Trip }) {
  return (
    <div>
      {kinds.map((one) => (
        <OneLink key={one.kind} trip={trip} {...one} />
      ))}
    </div>
  );
}
