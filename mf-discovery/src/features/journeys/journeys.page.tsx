import { links } from '@tabi/shared/links';
import { ButtonLink, Container, EmptyState } from '@tabi/shared/ui';
import { cardInList } from '../../common/components/grid.tsx';
import { GrowingList } from '../../common/components/growing-list.tsx';
import styles from '../../common/components/page.module.css';
import { useJourneys } from './api.ts';
import { JourneyCard } from './components/journey-card.tsx';

/** Proposed trips through several destinations. */
export function Page() {
  const list = useJourneys();
  return (
    <Container>
      <header className={styles['head']}>
        <h1>Journeys</h1>
        <p>
          One to three weeks through several destinations, in an order that works. Open one as a trip on your own dates,
          then change what you like.
        </p>
      </header>
      <GrowingList
        list={list}
        noun="journey"
        empty={
          <EmptyState title="The first journeys are being drawn" text="Meanwhile choose a destination.">
            <ButtonLink to={links.destinations()}>Show all destinations</ButtonLink>
          </EmptyState>
        }
        card={(journey, index) => <JourneyCard journey={journey} {...cardInList(index)} eager={index < 3} level={2} />}
      />
    </Container>
  );
}
