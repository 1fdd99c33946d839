import type { Trip } from '@tabi/shared/contracts/trips';
import type { TripLink } from '@tabi/shared/contracts/trip-sharing';
import { formatDate } from '@tabi/shared/format';
import { showFailure, useAppStateSource } from '@tabi/shared/state';
import { Button, Field, Input } from '@tabi/shared/ui';
import { Dialog } from '@tabi/shared/ui-overlay';
import { useState } from 'react';
import { useTripLinks, type LinkKind } from '../api.ts';
import styles from './share-dialog.module.css';

const kinds: { kind: LinkKind; title: string; text: string }[] = [
  { kind: 'public', title: 'To look at', text: 'Whoever has it sees the days. Notes and costs stay with you.' },
  { kind: 'invite', title: 'To plan along', text: 'Whoever has it and is signed in can change the days.' },
];

type LinkProps = { trip: Trip; kind: LinkKind; title: string; text: string };

/** One link: made when it is wanted, copied, and taken back. */
function ShareLink({ trip, kind, title, text }: LinkProps) {
  const links = useTripLinks(trip);
  const app = useAppStateSource();
  const [link, setLink] = useState<TripLink | null>(null);
  const [said, setSaid] = useState('');
  const doing = async (work: () => Promise<void>) => work().catch((error: unknown) => showFailure(app, error));
  const make = () => doing(async () => setLink(await links.make(kind)));
  const copy = () =>
    doing(async () => {
      await navigator.clipboard.writeText(link?.url ?? '');
      setSaid('Copied.');
    });
  const revoke = () =>
    doing(async () => {
      await links.revoke(kind);
      setLink(null);
      setSaid('The link opens nothing any more.');
    });
  return (
    <section className={styles['link']} aria-labelledby={`share-${kind}`}>
      <h3 id={`share-${kind}`}>{title}</h3>
      <p>{text}</p>
      {link ? (
        <>
          <Field label={`Link ${title.toLowerCase()}`} labelHidden help={`Works until ${formatDate(link.until)}.`}>
            <Input readOnly value={link.url} onFocus={({ target }) => target.select()} />
          </Field>
          <div className={styles['acts']}>
            <Button onClick={() => void copy()}>Copy the link</Button>
            <Button look="quiet" onClick={() => void revoke()}>
              Take it back
            </Button>
          </div>
        </>
      ) : (
        <Button onClick={() => void make()}>Make the link</Button>
      )}
      <p role="status">{said}</p>
    </section>
  );
}

/** The links that open this trip to others. */
export function ShareDialog({ trip, onClose }: { trip: Trip; onClose: () => void }) {
  return (
    <Dialog open onClose={onClose} title={`Share ${trip.title}`} full>
      {kinds.map((one) => (
        <ShareLink key={one.kind} trip={trip} {...one} />
      ))}
    </Dialog>
  );
}
