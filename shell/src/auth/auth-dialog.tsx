import { useApiClient } from '@tabi/shared/data';
import { useNavigate } from '@tabi/shared/router';
import { takeSignInWish, useAppState, useAppStateSource } from '@tabi/shared/state';
import { Dialog } from '@tabi/shared/ui-overlay';
import { useEffect, useRef, useState } from 'react';
import { accountButton } from '../frame/account-menu.tsx';
import { beginSession } from '../start/session.ts';
import { ForgottenForm } from './forgotten-form.tsx';
import { useKeptEmail } from './kept-email.ts';
import { RegisterForm } from './register-form.tsx';
import { SignInForm } from './sign-in-form.tsx';
import { SocialButtons } from './social-buttons.tsx';
import { takeWayBack } from './way-back.ts';
import styles from './auth.module.css';

type Mode = 'sign-in' | 'register' | 'forgotten';

const words: Record<Mode, { title: string; intro: string }> = {
  'sign-in': { title: 'Welcome back', intro: 'Sign in to see your trips on any device.' },
  register: { title: 'Create your account', intro: 'Trips you planned as a guest become yours.' },
  forgotten: { title: 'Set a new password', intro: 'We mail you a link that works for an hour.' },
};

type Props = {
  mode: 'sign-in' | 'register';
  onClose: () => void;
};

function Switch({ mode, setMode }: { mode: Mode; setMode: (mode: Mode) => void }) {
  const to = (next: Mode, label: string) => (
    <button type="button" onClick={() => setMode(next)}>
      {label}
    </button>
  );
  return (
    <div className={styles['switch']}>
      {mode === 'register' ? <p>Already have an account? {to('sign-in', 'Sign in instead')}</p> : null}
      {mode === 'sign-in' ? (
        <>
          <p>{to('forgotten', 'Forgot your password?')}</p>
          <p>New to Tabi? {to('register', 'Create an account')}</p>
        </>
      ) : null}
      {mode === 'forgotten' ? <p>{to('sign-in', 'Back to signing in')}</p> : null}
    </div>
  );
}

/** Where the mode's form goes: with another mode the focus goes into its first field. At first the dialog sees to it. */
function useFirstFieldOf(mode: Mode) {
  const place = useRef<HTMLDivElement>(null);
  const shown = useRef(mode);
  useEffect(() => {
    if (shown.current === mode) return;
    shown.current = mode;
    place.current?.querySelector('input')?.focus();
  }, [mode]);
  return place;
}

/** Sign in, create an account or ask for a new password, above whatever the visitor was doing; that stays as it was. */
export function AuthDialog({ mode: first, onClose }: Props) {
  const [mode, setMode] = useState<Mode>(first);
  const kept = useKeptEmail();
  const form = useFirstFieldOf(mode);
  const { features } = useAppState();
  const state = useAppStateSource();
  const api = useApiClient();
  const navigate = useNavigate();
  const done = (user: Parameters<typeof beginSession>[1]) => {
    const goOn = takeSignInWish(state);
    beginSession(state, user);
    onClose();
    const back = takeWayBack();
    if (goOn) goOn();
    else if (back) void navigate(back);
  };
  const giveUp = () => {
    takeWayBack();
    onClose();
  };
  return (
    <Dialog
      open
      onClose={giveUp}
      // The button that opened it is gone once somebody is signed in.
      focusAfter={() => document.getElementById(accountButton)}
      {...words[mode]}
    >
      {features.social_login_enabled && mode !== 'forgotten' ? <SocialButtons /> : null}
      <div ref={form}>
        {mode === 'register' ? (
          <RegisterForm
            kept={kept}
            submit={async (body) =>
              done((await api.call('POST /api/register', { body }, { background: true })).results)
            }
          />
        ) : null}
        {mode === 'sign-in' ? (
          <SignInForm
            kept={kept}
            submit={async (body) => done((await api.call('POST /api/login', { body }, { background: true })).results)}
          />
        ) : null}
        {mode === 'forgotten' ? <ForgottenForm kept={kept} /> : null}
      </div>
      <Switch mode={mode} setMode={setMode} />
    </Dialog>
  );
}
