import { ApiError, useApiClient } from '@tabi/shared/data';
import { useNavigate } from '@tabi/shared/router';
import { takeSignInWish, useAppStateSource } from '@tabi/shared/state';
import { Dialog } from '@tabi/shared/ui-overlay';
import { useEffect, useRef, useState } from 'react';
import { accountButton } from '../frame/account-menu.tsx';
import { beginSession } from '../start/session.ts';
import { ForgottenForm } from './forgotten-form.tsx';
import { useKeptEmail } from './kept-email.ts';
import { RegisterForm } from './register-form.tsx';
import { OtherWays } from './other-ways.tsx';
import { SecondFactorForm } from './second-factor-form.tsx';
import { SignInForm } from './sign-in-form.tsx';
import { takeWayBack } from './way-back.ts';
import styles from './auth.module.css';

export type AuthMode = 'sign-in' | 'register' | 'second-factor' | 'forgotten';

const words: Record<AuthMode, { title: string; intro: string }> = {
  'sign-in': { title: 'Welcome back', intro: 'Sign in to see your trips on any device.' },
  register: { title: 'Create your account', intro: 'Trips you planned as a guest become yours.' },
  'second-factor': { title: 'One more step', intro: 'Your account asks for more than the password.' },
  forgotten: { title: 'Set a new password', intro: 'We mail you a link that works for an hour.' },
};

type Props = {
  mode: AuthMode;
  onClose: () => void;
};

function Switch({ mode, setMode }: { mode: AuthMode; setMode: (mode: AuthMode) => void }) {
  const to = (next: AuthMode, label: string) => (
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
      {mode === 'forgotten' || mode === 'second-factor' ? <p>{to('sign-in', 'Back to signing in')}</p> : null}
    </div>
  );
}

/** Where the mode's form goes: with another mode the focus goes into its first field. At first the dialog sees to it. */
function useFirstFieldOf(mode: AuthMode) {
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
  const [mode, setMode] = useState<AuthMode>(first);
  const kept = useKeptEmail();
  const form = useFirstFieldOf(mode);
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
  const signIn = async (body: { email: string; password: string }) => {
    try {
      done((await api.call('POST /api/login', { body }, { background: true })).results);
    } catch (problem) {
      if (!(problem instanceof ApiError) || problem.code !== 'second-factor') throw problem;
      setMode('second-factor');
    }
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
      {mode === 'sign-in' || mode === 'register' ? <OtherWays mode={mode} done={done} /> : null}
      <div ref={form}>
        {mode === 'register' ? (
          <RegisterForm
            kept={kept}
            submit={async (body) =>
              done((await api.call('POST /api/register', { body }, { background: true })).results)
            }
          />
        ) : null}
        {mode === 'sign-in' ? <SignInForm kept={kept} submit={signIn} /> : null}
        {mode === 'second-factor' ? <SecondFactorForm done={done} tooLate={() => setMode('sign-in')} /> : null}
        {mode === 'forgotten' ? <ForgottenForm kept={kept} /> : null}
      </div>
      <Switch mode={mode} setMode={setMode} />
    </Dialog>
  );
}
