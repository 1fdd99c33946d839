import { confirmLogOut, useAppStateSource } from '@tabi/shared/state';
import { Button, Icon } from '@tabi/shared/ui';
import { LogOut as LogOutIcon } from 'lucide-react';
import { useState } from 'react';
import { useLogOut } from '../api/account.ts';
import { ProfileSection } from '../../../common/components/profile-section.tsx';

export function LogOut() {
  const logOut = useLogOut();
  const [leaving, setLeaving] = useState(false);
  const state = useAppStateSource();
  const leave = () => {
    if (leaving) return;
    confirmLogOut(state, () => {
      setLeaving(true);
      void logOut();
    });
  };
  return (
    <ProfileSection title="This browser" text="Your trips stay in your account when you log out.">
      <Button onClick={leave} aria-disabled={leaving}>
        <Icon of={LogOutIcon} size={18} />
        Log out
      </Button>
    </ProfileSection>
  );
}
