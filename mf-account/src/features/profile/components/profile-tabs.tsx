import { links } from '@tabi/shared/links';
import { TabLinks } from '@tabi/shared/ui';

export const ProfileTabs = () => (
  <TabLinks
    label="Profile"
    links={[
      { to: links.profile(), label: 'Account' },
      { to: links.emailPreferences(), label: 'Email preferences' },
      { to: links.otherPreferences(), label: 'Other preferences' },
    ]}
  />
);
