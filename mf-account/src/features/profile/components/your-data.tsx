import { dataFile } from '@tabi/shared/links';
import { ButtonLink, Icon } from '@tabi/shared/ui';
import { Download } from 'lucide-react';
import type { MouseEvent } from 'react';
import { ProfileSection } from '../../../common/components/profile-section.tsx';
import { useDataFile } from '../api/data-file.ts';

/** All that is kept of the person, to take along. */
export function YourData() {
  const fetchFile = useDataFile();
  const take = (event: MouseEvent) => {
    event.preventDefault();
    void fetchFile();
  };
  return (
    <ProfileSection
      title="Your data"
      text="All that Tabi keeps of you, as one ZIP file: trips as JSON and calendars, lists with your notes, reviews, your picture. Trips and lists that you have deleted are left out."
    >
      <ButtonLink to={dataFile()} reloadDocument download onClick={take}>
        <Icon of={Download} size={18} />
        Download my data
      </ButtonLink>
    </ProfileSection>
  );
}
