import { browserSupportsWebAuthn } from '@simplewebauthn/browser';
import type { User } from '@tabi/shared/contracts/people';
import { Button, Loaded, Skeleton, useHydrated } from '@tabi/shared/ui';
import { useState } from 'react';
import { ProfileSection } from '../../../common/components/profile-section.tsx';
import { useIdentities } from '../api/identities.ts';
import { useSecurity } from '../api/security.ts';
import { AddPasskeyDialog } from '../components/passkey-dialogs.tsx';
import { IdentityList } from '../components/identity-list.tsx';
import { PasskeyList } from '../components/passkey-list.tsx';
import { SecondFactorState } from '../components/second-factor-state.tsx';

type Props = { user: Readonly<User> };

/** What signs in without the password. */
export function Passkeys({ user }: Props) {
  const asked = useSecurity();
  const [adding, setAdding] = useState(false);
  const canAdd = useHydrated() && browserSupportsWebAuthn();
  return (
    <ProfileSection
      title="Passkeys"
      text="Sign in with your finger, your face or your device’s PIN instead of a password. Nobody can guess or steal one."
    >
      <Loaded of={asked} what="The list of passkeys" skeleton={<Skeleton shape="card" />}>
        {({ results: { passkeys } }) => (
          <>
            <PasskeyList user={user} passkeys={passkeys} />
            {canAdd ? (
              <Button onClick={() => setAdding(true)}>Add a passkey</Button>
            ) : (
              <p>This browser cannot make passkeys.</p>
            )}
          </>
        )}
      </Loaded>
      {adding ? <AddPasskeyDialog user={user} onClose={() => setAdding(false)} /> : null}
    </ProfileSection>
  );
}

/** The accounts elsewhere that sign in to this one. Nothing where this site has no providers, and the person none. */
export function LinkedIdentities({ user }: Props) {
  const { asked, lines, offered } = useIdentities();
  if (lines ? lines.length === 0 : !offered) return null;
  return (
    <ProfileSection
      title="Accounts elsewhere"
      text="Sign in with one that you have already, without a password of ours."
    >
      <Loaded of={asked} what="The list of accounts" skeleton={<Skeleton shape="card" />}>
        {() => <IdentityList user={user} lines={lines ?? []} />}
      </Loaded>
    </ProfileSection>
  );
}

/** What is asked after the password. */
export function TwoStepSignIn({ user }: Props) {
  const asked = useSecurity();
  return (
    <ProfileSection title="Two-step sign-in" text="Then who has learned your password still cannot open your account.">
      <Loaded of={asked} what="This" skeleton={<Skeleton shape="card" />}>
        {({ results }) => <SecondFactorState user={user} security={results} />}
      </Loaded>
    </ProfileSection>
  );
}
