import type { User } from '@tabi/shared/contracts/people';
import { useFormats } from '@tabi/shared/state';
import { Button } from '@tabi/shared/ui';
import { useState } from 'react';
import { useIdentityChanges, type IdentityLine } from '../api/identities.ts';
import { OwnerDialog } from './owner-dialog.tsx';
import { useComeBack } from './use-come-back.ts';
import styles from './ways.module.css';

type Props = {
  user: Readonly<User>;
  lines: readonly IdentityLine[];
  /** Goes to another site. */
  leave?: (url: string) => void;
};

// eslint-disable-next-line no-restricted-syntax -- another site, of which `links` knows nothing
const goTo = (url: string) => window.location.assign(url);

/** Each account elsewhere, with what can be done about it. */
export function IdentityList({ user, lines, leave = goTo }: Props) {
  const { moment } = useFormats();
  const { begin, unlink } = useIdentityChanges();
  const [asking, setAsking] = useState<IdentityLine | null>(null);
  useComeBack(lines);
  const close = () => setAsking(null);
  return (
    <>
      <ul className={styles['ways']}>
        {lines.map((line) => (
          <li key={line.provider}>
            <div>
              <p className={styles['name']}>{line.label}</p>
              <p className={styles['when']}>
                {line.linked_at ? `Connected ${moment(line.linked_at)}` : 'Does not open your account'}
              </p>
            </div>
            <Button
              size="small"
              aria-label={line.linked_at ? `Disconnect ${line.label}` : `Connect ${line.label}`}
              onClick={() => setAsking(line)}
            >
              {line.linked_at ? 'Disconnect' : 'Connect'}
            </Button>
          </li>
        ))}
      </ul>
      {asking?.linked_at ? (
        <OwnerDialog
          user={user}
          title={`Disconnect ${asking.label}?`}
          intro="It signs you in no more. Nothing of your account there changes."
          button="Disconnect"
          act={(shown) => unlink(asking.provider, shown).then(close)}
          onClose={close}
        />
      ) : null}
      {asking && !asking.linked_at ? (
        <OwnerDialog
          user={user}
          title={`Connect ${asking.label}?`}
          intro={`You sign in at ${asking.label} once, and come back here.`}
          button={`Go to ${asking.label}`}
          act={(shown) => begin(asking.provider, shown).then(leave)}
          onClose={close}
        />
      ) : null}
    </>
  );
}
