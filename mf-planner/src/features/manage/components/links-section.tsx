import type { TripLink } from '@tabi/shared/contracts/trip-sharing';
import { formatDate } from '@tabi/shared/format';
import { showFailure, showToast, useAppStateSource } from '@tabi/shared/state';
import { Button, Field, Input } from '@tabi/shared/ui';
import { useState } from 'react';
import { useOpenTrip } from '../../../common/state/open-trip.ts';
import { useLinks, type LinkKind } from '../api.ts';
import { Section } from './section.tsx';
import styles from './manage.module.css';

const kinds = [
  { kind: 'look', title: 'A link to look at it', text: 'Whoever has it can read the trip and change nothing.' },
  { kind: 'plan', title: 'A link to plan along', text: 'Whoever has it and signs in becomes part of the trip.' },
] as const;

function OneLink({ kind, title, text }: { kind: LinkKind; title: string; text: string }) {
  const { trip } = useOpenTrip();
  const state = useAppStateSource();
  const ways = useLinks(trip.slug);
  const [link, setLink] = useState<TripLink | null>(null);
  const [busy, setBusy] = useState(false);
  const run = async (act: () => Promise<void>) => {
    setBusy(true);
    await act().catch((error: unknown) => void showFailure(state, error));
    setBusy(false);
  };
  const copy = () =>
    run(async () => {
      const made = await ways.make(kind);
      setLink(made);
      await navigator.clipboard.writeText(made.url).then(
        () => showToast(state, 'The link is copied.'),
        () => showToast(state, 'Select the link and copy it.'),
      );
    });
  const end = () =>
    run(async () => {
      await ways.end(kind);
      setLink(null);
      showToast(state, 'The link no longer works.');
    });
  return (
    <div className={styles['link']}>
      <h3>{title}</h3>
      <p className={styles['note']}>{text}</p>
      {link ? (
        <Field label={title} labelHidden help={`It works until ${formatDate(link.until)}.`}>
          <Input readOnly value={link.url} onFocus={({ target }) => target.select()} />
        </Field>
      ) : null}
      <div className={styles['acts']}>
        <Button disabled={busy} aria-label={`Copy: ${title}`} onClick={() => void copy()}>
          Copy the link
        </Button>
        <Button look="quiet" disabled={busy} aria-label={`Revoke: ${title}`} onClick={() => void end()}>
          Revoke it
        </Button>
      </div>
    </div>
  );
}

/** Links that open the trip; only its owner gives and revokes them. */
export function LinksSection() {
  return (
    <Section
      title="Links"
      text="Each stays the same until you revoke it: whoever has a revoked one sees nothing any more."
    >
      {kinds.map((one) => (
        <OneLink key={one.kind} {...one} />
      ))}
    </Section>
  );
}
