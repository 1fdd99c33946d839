import type { User } from '@tabi/shared/contracts/people';
import { FORM_ERROR } from '@tabi/shared/forms';
import { Button } from '@tabi/shared/ui';
import { useState } from 'react';
import { useAccount } from '../api/account.ts';
import styles from './profile-form.module.css';

/** Anybody can register with an address: only who reads its mail may see and change its lists. */
export function ConfirmFirst({ user, retry }: { user: Readonly<User>; retry: () => void }) {
  const { change, lookAgain } = useAccount();
  const [said, setSaid] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const send = async () => {
    if (busy) return;
    setBusy(true);
    const wrong = await change({ email: user.email });
    setBusy(false);
    setSaid(wrong ? String(wrong['email'] ?? wrong[FORM_ERROR]) : `A mail is on its way to ${user.email}.`);
  };
  return (
    <div className={styles['note']}>
      <p>
        Confirm that <strong>{user.email}</strong> is yours first: open the link in the mail that we sent there. Then
        you choose here what else we may send.
      </p>
      <div className={styles['row']}>
        <Button size="small" aria-disabled={busy} onClick={() => void send()}>
          {busy ? 'Sending…' : 'Send the mail again'}
        </Button>
        <Button size="small" look="quiet" onClick={() => void lookAgain().then(retry)}>
          I have opened it
        </Button>
      </div>
      <p role="status">{said}</p>
    </div>
  );
}
