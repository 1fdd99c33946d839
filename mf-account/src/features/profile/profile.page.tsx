import { useApiClient } from '@tabi/shared/data';
import { emit } from '@tabi/shared/events';
import { links } from '@tabi/shared/links';
import { Navigate, Route, Routes } from '@tabi/shared/router';
import { useAppState } from '@tabi/shared/state';
import { Button, Column } from '@tabi/shared/ui';
import { LogOut } from 'lucide-react';
import { useState } from 'react';
import { ProfileForm } from './components/profile-form.tsx';
import { initialsOf } from './domain.ts';
import styles from './profile.module.css';

function LogOutRow() {
  const api = useApiClient();
  const [leaving, setLeaving] = useState(false);
  const logOut = async () => {
    setLeaving(true);
    // Without an answer the cookie still ends here: the shell forgets who was in.
    await api.call('POST /api/logout', undefined, { background: true }).catch(() => undefined);
    emit('account:session-ended', {});
  };
  return (
    <section className={styles['section']} aria-labelledby="profile-session">
      <div className={styles['intro']}>
        <h2 id="profile-session">This browser</h2>
        <p>Your trips stay in your account when you log out.</p>
      </div>
      <div>
        <Button onClick={() => void logOut()} disabled={leaving}>
          <LogOut size={18} strokeWidth={1.5} aria-hidden />
          Log out
        </Button>
      </div>
    </section>
  );
}

function Manage() {
  const { user } = useAppState().session;
  if (!user) return null;
  return (
    <Column className={styles['page']}>
      <header className={styles['head']}>
        <span className={styles['seal']} aria-hidden="true">
          {initialsOf(user.name)}
        </span>
        <div>
          <h1>My profile</h1>
          <p>{user.email}</p>
        </div>
      </header>
      <section className={styles['section']} aria-labelledby="profile-you">
        <div className={styles['intro']}>
          <h2 id="profile-you">About you</h2>
          <p>Your name is what others see on the trips you share.</p>
        </div>
        <ProfileForm user={user} />
      </section>
      <LogOutRow />
    </Column>
  );
}

/** For the signed-in alone; the shell sees to that. */
export function Page() {
  return (
    <Routes>
      <Route index element={<Manage />} />
      <Route path="*" element={<Navigate to={links.profile()} replace />} />
    </Routes>
  );
}
