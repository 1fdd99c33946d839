import { useApiClient } from '@tabi/shared/data';
import { emit } from '@tabi/shared/events';
import { Button, Icon } from '@tabi/shared/ui';
import { LogOut as LogOutIcon } from 'lucide-react';
import { useState } from 'react';
import { ProfileSection } from './profile-section.tsx';

export function LogOut() {
  const api = useApiClient();
  const [leaving, setLeaving] = useState(false);
  const logOut = async () => {
    setLeaving(true);
    // Without an answer the cookie still ends here: the shell forgets who was in.
    await api.call('POST /api/logout', undefined, { background: true }).catch(() => undefined);
    emit('account:session-ended', {});
  };
  return (
    <ProfileSection title="This browser" text="Your trips stay in your account when you log out.">
      <Button onClick={() => void logOut()} disabled={leaving}>
        <Icon of={LogOutIcon} size={18} />
        Log out
      </Button>
    </ProfileSection>
  );
}
