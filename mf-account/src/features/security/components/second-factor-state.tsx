import type { User } from '@tabi/shared/contracts/people';
import type { Security, SecurityChanged } from '@tabi/shared/contracts/second-factor';
import { plural } from '@tabi/shared/format';
import { useFormats } from '@tabi/shared/state';
import { Button, Icon } from '@tabi/shared/ui';
import { CircleCheck } from 'lucide-react';
import { useState } from 'react';
import { useSecurityChanges } from '../api/security.ts';
import { AuthenticatorDialog } from './authenticator-dialog.tsx';
import { CodesDialog } from './codes-dialog.tsx';
import { OwnerDialog } from './owner-dialog.tsx';
import styles from './ways.module.css';

type Doing = 'add-app' | 'remove-app' | 'turn-on' | 'turn-off' | 'renew-codes' | null;
type Props = { user: Readonly<User>; security: Security };

const questions = {
  'remove-app': {
    title: 'Remove the authenticator app?',
    intro: 'Its codes open nothing any more. With no passkey left, your password alone opens the account again.',
    button: 'Remove it',
  },
  'turn-on': {
    title: 'Ask for a second step?',
    intro: 'After your password you use a passkey, a code, or one of your recovery codes.',
    button: 'Turn it on',
  },
  'turn-off': {
    title: 'Ask for the password alone?',
    intro: 'Whoever knows your password can sign in then. Your recovery codes end.',
    button: 'Turn it off',
  },
  'renew-codes': {
    title: 'Make new recovery codes?',
    intro: 'The earlier ones open nothing any more.',
    button: 'Make new ones',
  },
};

/** Whether a second step is asked for after the password, with what, and how to change it. */
export function SecondFactorState({ user, security }: Props) {
  const { moment } = useFormats();
  const { askForSecondFactor, removeAuthenticator, renewCodes } = useSecurityChanges();
  const [doing, setDoing] = useState<Doing>(null);
  const [codes, setCodes] = useState<string[] | null>(null);
  const close = () => setDoing(null);
  const show = ({ recovery_codes: fresh }: SecurityChanged) => {
    close();
    if (fresh) setCodes(fresh);
  };
  const acts = {
    'remove-app': async (shown: object) => show(await removeAuthenticator(shown)),
    'turn-on': async (shown: object) => show(await askForSecondFactor(true, shown)),
    'turn-off': async (shown: object) => show(await askForSecondFactor(false, shown)),
    'renew-codes': async (shown: object) => show(await renewCodes(shown)),
  };
  const { second_factor: on, authenticator_since: since, passkeys, recovery_codes_left: left } = security;
  const ask = (what: Doing, words: string) => (
    <Button size="small" onClick={() => setDoing(what)}>
      {words}
    </Button>
  );
  return (
    <>
      <ul className={styles['ways']}>
        <li>
          <div>
            <p className={styles['name']}>Authenticator app</p>
            <p className={styles['when']}>
              {since ? `Added ${moment(since)}` : 'Makes a code on your phone, also offline'}
            </p>
          </div>
          {since ? ask('remove-app', 'Remove the app') : ask('add-app', 'Add an app')}
        </li>
        {on ? (
          <li>
            <div>
              <p className={styles['name']}>Recovery codes</p>
              <p className={styles['when']}>{left > 0 ? `${plural(left, 'code')} left` : 'All are used'}</p>
            </div>
            {ask('renew-codes', 'Make new codes')}
          </li>
        ) : null}
      </ul>
      <p className={on ? styles['on'] : styles['when']}>
        {on ? <Icon of={CircleCheck} size={18} /> : null}
        {on ? 'On: the password alone does not open your account.' : 'Off: the password alone opens your account.'}
      </p>
      {on || since || passkeys.length > 0 ? (
        <div className={styles['switch']}>{on ? ask('turn-off', 'Turn it off') : ask('turn-on', 'Turn it on')}</div>
      ) : null}
      {doing === 'add-app' ? <AuthenticatorDialog user={user} done={show} onClose={close} /> : null}
      {doing && doing !== 'add-app' ? (
        <OwnerDialog key={doing} user={user} {...questions[doing]} act={acts[doing]} onClose={close} />
      ) : null}
      {codes ? <CodesDialog codes={codes} onClose={() => setCodes(null)} /> : null}
    </>
  );
}
