import { links } from '@tabi/shared/links';
import { Link } from '@tabi/shared/router';
import { aloneSizes, CardSection, rowSizes } from '../../../common/components/card-section.tsx';
import { useSomeTours } from '../api.ts';
import { TourCard } from '../components/tour-card.tsx';

type Props = {
  title: string;
  /** Slug of the place they stop at; of the whole destination when left out. */
  poi?: string;
  near: { location_slug: string; location_name: string };
};

/** Tours and guides of a place or a destination; nothing where there are none. */
export function TourRow({ title, poi, near }: Props) {
  const answer = useSomeTours(poi ? { poi } : { location: near.location_slug });
  return (
    <CardSection
      title={title}
      more={<Link to={links.tours(near.location_slug)}>All tours in {near.location_name}</Link>}
      answer={answer}
      what="The tours"
      card={(tour) => <TourCard tour={tour} sizes={rowSizes} />}
      cardAlone={(tour) => <TourCard wide tour={tour} sizes={aloneSizes} />}
    />
  );
}
