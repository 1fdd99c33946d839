import type { JourneyDetails } from '@tabi/shared/contracts/journeys';
import { links } from '@tabi/shared/links';
import { DetailsHead } from '../../../common/components/details-head.tsx';
import { ShareButton } from '../../../common/components/share-button.tsx';
import { formatDays, formatPath } from '../domain/journeys.ts';

/** The name of a journey, how long it is and where it leads. */
export const JourneyHead = ({ journey }: { journey: JourneyDetails }) => (
  <DetailsHead
    trail={[{ name: 'Home', to: links.home() }, { name: 'Journeys', to: links.journeys() }, { name: journey.title }]}
    title={journey.title}
    snippet={journey.snippet}
    actions={<ShareButton title={journey.title} />}
  >
    <span>
      {formatDays(journey)} · {formatPath(journey)}
    </span>
  </DetailsHead>
);
