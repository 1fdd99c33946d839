import type { User } from '@tabi/shared/contracts/people';
import { AboutForm } from './about-form.tsx';
import { Browsers } from './browsers.tsx';
import { DeleteAccount } from './delete-account.tsx';
import { EmailSection } from './email-section.tsx';
import { LogOut } from './log-out.tsx';
import { PasswordSection } from './password-section.tsx';
import { PictureField } from './picture-field.tsx';
import { ProfileSection } from './profile-section.tsx';
import { YourData } from './your-data.tsx';

/** Who one is, how one signs in, and how to leave. */
export function ManageTab({ user }: { user: Readonly<User> }) {
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
      <Browsers />
      <LogOut />
      <YourData />
      <DeleteAccount user={user} />
    </>
  );
}
