import type { User } from '@tabi/shared/contracts/people';
import type { ReactNode } from 'react';
import { AboutForm } from './about-form.tsx';
import { Browsers } from './browsers.tsx';
import { DeleteAccount } from './delete-account.tsx';
import { EmailSection } from './email-section.tsx';
import { LogOut } from './log-out.tsx';
import { PasswordSection } from './password-section.tsx';
import { PictureField } from './picture-field.tsx';
import { ProfileSection } from '../../../common/components/profile-section.tsx';
import { YourData } from './your-data.tsx';

type Props = {
  user: Readonly<User>;
  /** What opens the account besides its password. */
  waysIn: ReactNode;
};

/** Who one is, how one signs in, and how to leave. */
export function ManageTab({ user, waysIn }: Props) {
  return (
    <>
      <ProfileSection title="Picture" text="Stands beside your name on trips you share and on your reviews.">
        <PictureField user={user} />
      </ProfileSection>
      <ProfileSection title="About you" text="Your name is what others see on the trips you share.">
        <AboutForm user={user} />
      </ProfileSection>
      <EmailSection user={user} />
      <PasswordSection user={user} />
      {waysIn}
      <Browsers />
      <LogOut />
      <YourData />
      <DeleteAccount user={user} />
    </>
  );
}
