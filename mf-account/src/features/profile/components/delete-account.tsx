import type { User } from '@tabi/shared/contracts/people';
import { Button, lazyNamed } from '@tabi/shared/ui';
import { Suspense, useState } from 'react';
import { ProfileSection } from '../../../common/components/profile-section.tsx';

const DeleteDialog = lazyNamed(() => import('./delete-dialog.tsx'), 'DeleteDialog');

export function DeleteAccount({ user }: { user: Readonly<User> }) {
  const [asking, setAsking] = useState(false);
  return (
    <ProfileSection title="Delete your account" text="Takes everything that is yours off Tabi, for good.">
      <Button onClick={() => setAsking(true)}>Delete my account…</Button>
      {asking ? (
        <Suspense>
          <DeleteDialog user={user} onClose={() => setAsking(false)} />
        </Suspense>
      ) : null}
    </ProfileSection>
  );
}
