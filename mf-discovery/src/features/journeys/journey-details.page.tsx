import type { JourneyDetails } from '@tabi/shared/contracts/journeys';
import { useParams } from '@tabi/shared/router';
import { classNames, Container, LoadedPage, Picture } from '@tabi/shared/ui';
import { DetailsSkeleton } from '../../common/components/details-skeleton.tsx';
import page from '../../common/components/details.module.css';
import { OpenAsTrip } from '../../common/components/open-as-trip.tsx';
import styles from '../../common/components/story.module.css';
import { useJourney } from './api.ts';
import { JourneyFacts } from './components/journey-facts.tsx';
import { JourneyHead } from './components/journey-head.tsx';
import { JourneyRoute } from './components/journey-route.tsx';
import { formatBestMonths } from './domain/journeys.ts';

/** All that is known of one journey: what it is, its stays, and how to make it one's own. */
function Journey({ journey }: { journey: JourneyDetails }) {
  return (
    <Container>
      <JourneyHead journey={journey} />
      <Picture
        picture={journey.cover}
        alt=""
        shape="wide"
        sizes="(min-width: 1232px) 1200px, 96vw"
        eager
        className={page['picture']}
      />
      <div className={page['columns']}>
        <div>
          <p className={styles['text']}>{journey.description}</p>
        </div>
        <div className={classNames(page['facts'], styles['side'])}>
          <OpenAsTrip
            of={{ call: 'POST /api/journeys/{id}/trip', slug: journey.slug }}
            label="First day"
            help={`Leave it empty for the next day of ${formatBestMonths(journey.best_months)}.`}
            words={{ open: 'Open as a trip', opening: 'Planning your days…' }}
          />
          <JourneyFacts journey={journey} />
        </div>
      </div>
      <div className={page['sections']}>
        <JourneyRoute journey={journey} />
      </div>
    </Container>
  );
}

export function Page() {
  const { id = '' } = useParams();
  return (
    <LoadedPage of={useJourney(id)} what="This journey" skeleton={<DetailsSkeleton />}>
      {({ results }) => <Journey journey={results} />}
    </LoadedPage>
  );
}
