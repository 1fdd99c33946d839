import type { User } from '@tabi/shared/contracts/people';
import { useApiClient } from '@tabi/shared/data';
import { Button, Icon } from '@tabi/shared/ui';
import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { signWithPasskey, whyNotSigned } from './passkey.ts';
import styles from './auth.module.css';

type Props = {
  /** Alone, or as the second factor. */
  path: 'POST /api/login/passkey' | 'POST /api/login/second-factor';
  done: (user: User) => void;
};

/** Signs in with a passkey, and says below what went wrong. */
export function PasskeyButton({ path, done }: Props) {
  const api = useApiClient();
  const [busy, setBusy] = useState(false);
  const [wrong, setWrong] = useState<string | null>(null);
  const go = async () => {
    if (busy) return;
    setBusy(true);
    setWrong(null);
    try {
      const passkey = await signWithPasskey(api);
      done((await api.call(path, { body: { passkey } }, { background: true })).results);
    } catch (problem) {
      setWrong(whyNotSigned(problem));
      setBusy(false);
    }
  };
  return (
    <>
      <Button wide aria-disabled={busy} onClick={() => void go()}>
        <Icon of={KeyRound} size={18} />
        {busy
          ? 'Waiting for your passkey…'
          : path === 'POST /api/login/passkey'
            ? 'Sign in with a passkey'
            : 'Use a passkey'}
      </Button>
      <p role="status" className={styles['wrong']}>
        {wrong}
      </p>
    </>
  );
}
