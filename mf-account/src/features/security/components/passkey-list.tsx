import type { User } from '@tabi/shared/contracts/people';
import type { Passkey } from '@tabi/shared/contracts/second-factor';
import { useFormats } from '@tabi/shared/state';
import { Button } from '@tabi/shared/ui';
import { useState } from 'react';
import { RemovePasskeyDialog, RenamePasskeyDialog } from './passkey-dialogs.tsx';
import styles from './ways.module.css';

type Doing = { what: 'rename' | 'remove'; passkey: Passkey } | null;

/** The passkeys of the account, each with what can be done to it. */
export function PasskeyList({ user, passkeys }: { user: Readonly<User>; passkeys: readonly Passkey[] }) {
  const { moment } = useFormats();
  const [doing, setDoing] = useState<Doing>(null);
  const close = () => setDoing(null);
  return (
    <>
      <ul className={styles['ways']}>
        {passkeys.map((passkey) => (
          <li key={passkey.id}>
            <div>
              <p className={styles['name']}>{passkey.name}</p>
              <p className={styles['when']}>
                Added {moment(passkey.added_at)}
                {passkey.used_at ? `, last used ${moment(passkey.used_at)}` : ', not used yet'}
              </p>
            </div>
            <div className={styles['acts']}>
              <Button
                size="small"
                aria-label={`Rename ${passkey.name}`}
                onClick={() => setDoing({ what: 'rename', passkey })}
              >
                Rename
              </Button>
              <Button
                size="small"
                aria-label={`Remove ${passkey.name}`}
                onClick={() => setDoing({ what: 'remove', passkey })}
              >
                Remove
              </Button>
            </div>
          </li>
        ))}
      </ul>
      {doing?.what === 'rename' ? <RenamePasskeyDialog passkey={doing.passkey} onClose={close} /> : null}
      {doing?.what === 'remove' ? <RemovePasskeyDialog user={user} passkey={doing.passkey} onClose={close} /> : null}
    </>
  );
}
