import { links } from '@tabi/shared/links';
import { Link } from '@tabi/shared/router';
import { CardSection, rowSizes } from '../../../common/components/card-section.tsx';
import { useJourneysThrough } from '../api.ts';
import { JourneyCard } from '../components/journey-card.tsx';

/** Journeys that come through a destination; nothing where none does. */
export const JourneyRow = ({ location }: { location: { slug: string; name: string } }) => (
  <CardSection
    title={`Journeys through ${location.name}`}
    more={<Link to={links.journeys()}>All journeys</Link>}
    answer={useJourneysThrough(location.slug)}
    what="The journeys"
    card={(journey) => <JourneyCard journey={journey} sizes={rowSizes} />}
  />
);
