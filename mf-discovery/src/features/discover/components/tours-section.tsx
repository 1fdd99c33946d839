import { useApi } from '@tabi/shared/data';
import { links } from '@tabi/shared/links';
import { Link } from '@tabi/shared/router';
import { CardSection, rowSizes } from './card-section.tsx';
import { TourCard } from './tour-card.tsx';

const atMost = 4;

type Props = {
  title: string;
  /** Slug of the place they stop at; of the whole destination when left out. */
  poi?: string;
  near: { location_slug: string; location_name: string };
};

/** Tours and guides of a place or a destination; nothing where there are none. */
export function ToursSection({ title, poi, near }: Props) {
  const answer = useApi(
    'GET /api/products',
    { query: { limit: atMost, ...(poi ? { poi } : { location: near.location_slug }) } },
    { background: true },
  );
  return (
    <CardSection
      title={title}
      more={<Link to={links.tours(near.location_slug)}>All tours in {near.location_name}</Link>}
      answer={answer}
      what="The tours"
      card={(tour) => <TourCard tour={tour} sizes={rowSizes} />}
    />
  );
}
