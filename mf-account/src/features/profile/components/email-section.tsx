import type { User } from '@tabi/shared/contracts/people';
import { FORM_ERROR } from '@tabi/shared/forms';
import { Button, Icon, useStepFocus } from '@tabi/shared/ui';
import { CircleCheck } from 'lucide-react';
import { useState } from 'react';
import { useAccount } from '../api/account.ts';
import { EmailForm } from './email-form.tsx';
import { ProfileSection } from '../../../common/components/profile-section.tsx';
import styles from './profile-form.module.css';

/** Sends the present address: it takes a wish for another back, or asks for another mail while it is not confirmed. */
function useSameAddress(user: Readonly<User>) {
  const { change } = useAccount();
  const [outcome, setOutcome] = useState<{ good: boolean; words: string } | null>(null);
  const [busy, setBusy] = useState(false);
  const send = async (words: string) => {
    if (busy) return;
    setBusy(true);
    const wrong = await change({ email: user.email });
    setBusy(false);
    setOutcome(wrong ? { good: false, words: String(wrong['email'] ?? wrong[FORM_ERROR]) } : { good: true, words });
  };
  return { busy, outcome, send };
}

function Standing({ user }: { user: Readonly<User> }) {
  const { busy, outcome, send } = useSameAddress(user);
  return (
    <>
      {user.pending_email ? (
        <div className={styles['note']}>
          <p>
            <strong>{user.pending_email}</strong> waits for you: open the link in the mail that we sent there, and it
            becomes your address.
          </p>
          <div className={styles['row']}>
            <Button size="small" aria-disabled={busy} onClick={() => void send(`You keep ${user.email}.`)}>
              Keep the old address
            </Button>
          </div>
        </div>
      ) : null}
      {user.email_verified === false && !user.pending_email ? (
        <div className={styles['note']}>
          <p>Not confirmed yet: open the link in the mail that we sent you.</p>
          <div className={styles['row']}>
            <Button
              size="small"
              aria-disabled={busy}
              onClick={() => void send(`A mail is on its way to ${user.email}.`)}
            >
              {busy ? 'Sending…' : 'Send the mail again'}
            </Button>
          </div>
        </div>
      ) : null}
      {user.email_verified ? (
        <p className={styles['good']}>
          <Icon of={CircleCheck} size={18} />
          Confirmed by mail
        </p>
      ) : null}
      <p role="status" className={outcome?.good ? styles['good'] : styles['problem']}>
        {outcome?.words}
      </p>
    </>
  );
}

/** The address, how it stands, and how to change it. */
export function EmailSection({ user }: { user: Readonly<User> }) {
  const [changing, setChanging] = useState(false);
  const box = useStepFocus<HTMLDivElement>(changing);
  return (
    <ProfileSection
      title="Email"
      text="You sign in with it, and we write to it. Nobody else is shown it but those you plan trips with."
    >
      <div className={styles['facts']}>
        <p>
          <strong>{user.email}</strong>
        </p>
        <Standing user={user} />
        <div ref={box} className={styles['change']}>
          {changing ? (
            <EmailForm user={user} done={() => setChanging(false)} cancel={() => setChanging(false)} />
          ) : (
            <Button onClick={() => setChanging(true)}>Change the address</Button>
          )}
        </div>
      </div>
    </ProfileSection>
  );
}
