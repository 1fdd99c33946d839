import { dataFile } from '@tabi/shared/links';
import { ButtonLink, Icon } from '@tabi/shared/ui';
import { Download } from 'lucide-react';
import { ProfileSection } from '../../../common/components/profile-section.tsx';

/** All that is kept of the person, to take along; a plain download, which the browser shows the progress of. */
export function YourData() {
  return (
    <ProfileSection
      title="Your data"
      text="All that Tabi keeps of you, as one ZIP file: trips as JSON and calendars, lists with your notes, reviews, your picture."
    >
      <ButtonLink to={dataFile()} reloadDocument download>
        <Icon of={Download} size={18} />
        Download my data
      </ButtonLink>
    </ProfileSection>
  );
}
