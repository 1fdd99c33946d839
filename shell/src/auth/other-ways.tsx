import type { User } from '@tabi/shared/contracts/people';
import { useApi } from '@tabi/shared/data';
import { useAppState } from '@tabi/shared/state';
import { PasskeyButton } from './passkey-button.tsx';
import { passkeysWork } from './passkey.ts';
import { SocialButtons } from './social-buttons.tsx';
import styles from './auth.module.css';

type Props = { mode: 'sign-in' | 'register'; done: (user: User) => void };

/** What one can come in with besides an address and a password. Nothing where there is nothing. */
export function OtherWays({ mode, done }: Props) {
  const { features } = useAppState();
  const social = features.social_login_enabled;
  const { data } = useApi('GET /api/oauth', social ? {} : null, { background: true });
  const withPasskey = mode === 'sign-in' && passkeysWork();
  const providers = data?.results ?? [];
  if (!withPasskey && providers.length === 0) return null;
  return (
    <>
      <div className={styles['social']}>
        {withPasskey ? <PasskeyButton path="POST /api/login/passkey" done={done} /> : null}
        <SocialButtons providers={providers} />
      </div>
      <p className={styles['or']}>or with your e-mail</p>
    </>
  );
}
