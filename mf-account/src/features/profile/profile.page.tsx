import { links } from '@tabi/shared/links';
import { Navigate, Route, Routes } from '@tabi/shared/router';
import { useAppState } from '@tabi/shared/state';
import { Container } from '@tabi/shared/ui';
import { LinkedIdentities, Passkeys, TwoStepSignIn } from '../security/sections/ways-in.tsx';
import { Avatar } from './components/avatar.tsx';
import { EmailTab } from './components/email-tab.tsx';
import { ManageTab } from './components/manage-tab.tsx';
import { OthersTab } from './components/others-tab.tsx';
import { ProfileTabs } from './components/profile-tabs.tsx';
import styles from './profile.module.css';

/** For the signed-in alone; the shell sees to that. */
export function Page() {
  const { user } = useAppState().session;
  if (!user) return null;
  const waysIn = (
    <>
      <LinkedIdentities user={user} />
      <Passkeys user={user} />
      <TwoStepSignIn user={user} />
    </>
  );
  return (
    <Container className={styles['page']}>
      <header className={styles['head']}>
        <Avatar name={user.name} picture={user.avatar} />
        <div>
          <h1>{user.name}</h1>
          <p>{user.email}</p>
        </div>
      </header>
      <ProfileTabs />
      {/* Somebody else's forms are not filled in with what this one typed. */}
      <Routes key={user.id}>
        <Route index element={<ManageTab user={user} waysIn={waysIn} />} />
        <Route path="email-preferences" element={<EmailTab user={user} />} />
        <Route path="others-preferences" element={<OthersTab user={user} />} />
        <Route path="*" element={<Navigate to={links.profile()} replace />} />
      </Routes>
    </Container>
  );
}
