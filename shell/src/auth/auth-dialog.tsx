import { useApiClient } from '@tabi/shared/data';
import { useAppStateSource } from '@tabi/shared/state';
import { Dialog } from '@tabi/shared/ui-overlay';
import { useState } from 'react';
import { beginSession } from '../start/session.ts';
import { RegisterForm } from './register-form.tsx';
import { SignInForm } from './sign-in-form.tsx';
import styles from './auth.module.css';

type Mode = 'sign-in' | 'register';

/** Sign in or create an account, above whatever the visitor was doing; that stays as it was. */
export function AuthDialog({ mode: first, onClose }: { mode: Mode; onClose: () => void }) {
  const [mode, setMode] = useState<Mode>(first);
  const state = useAppStateSource();
  const api = useApiClient();
  const register = mode === 'register';
  const done = (user: Parameters<typeof beginSession>[1]) => {
    beginSession(state, user);
    onClose();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={register ? 'Create your account' : 'Welcome back'}
      intro={register ? 'Trips you planned as a guest become yours.' : 'Sign in to see your trips on any device.'}
    >
      {register ? (
        <RegisterForm
          submit={async (body) => done((await api.call('POST /api/register', { body }, { background: true })).results)}
        />
      ) : (
        <SignInForm
          submit={async (body) => done((await api.call('POST /api/login', { body }, { background: true })).results)}
        />
      )}
      <p className={styles['switch']}>
        {register ? 'Already have an account?' : 'New to Tabi?'}{' '}
        <button type="button" onClick={() => setMode(register ? 'sign-in' : 'register')}>
          {register ? 'Sign in instead' : 'Create an account'}
        </button>
      </p>
    </Dialog>
  );
}
