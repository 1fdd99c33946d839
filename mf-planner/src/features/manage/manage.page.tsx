import { Container } from '@tabi/shared/ui';
import { useOpenTrip } from '../../common/state/open-trip.ts';
import { DatesSection } from './components/dates-section.tsx';
import { DestinationsSection } from './components/destinations-section.tsx';
import { FactsSection } from './components/facts-section.tsx';
import { LinksSection } from './components/links-section.tsx';
import { PeopleSection } from './components/people-section.tsx';
import { TitleSection } from './components/title-section.tsx';
import { CopySection, DeleteSection, LockSection } from './components/whole-trip-sections.tsx';
import { WishesSection } from './components/wishes-section.tsx';
import styles from './components/manage.module.css';

/** Everything of the trip that is not of one day. What only its owner may do is not there for the others. */
export function Page() {
  const { trip, role } = useOpenTrip();
  const owns = role === 'owner';
  return (
    <Container className={styles['page']}>
      {trip.locked ? (
        <p role="status" className={styles['locked']}>
          This trip is locked. {owns ? 'Unlock it below to change it.' : 'Its owner can unlock it.'}
        </p>
      ) : null}
      <TitleSection />
      <FactsSection />
      <DatesSection />
      <DestinationsSection />
      <WishesSection />
      <PeopleSection />
      {owns ? <LinksSection /> : null}
      {owns ? <LockSection /> : null}
      <CopySection />
      {owns ? <DeleteSection /> : null}
    </Container>
  );
}
