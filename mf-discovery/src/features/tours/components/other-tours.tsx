import type { ProductDetails } from '@tabi/shared/contracts/products';
import { links } from '@tabi/shared/links';
import { Link } from '@tabi/shared/router';
import { aloneSizes, CardSection, rowSizes } from '../../../common/components/card-section.tsx';
import { useOtherTours } from '../api.ts';
import { TourCard } from './tour-card.tsx';

/** What else there is to do in the same destination. */
export function OtherTours({ tour }: { tour: ProductDetails }) {
  const answer = useOtherTours(tour.slug);
  return (
    <CardSection
      title={`More tours in ${tour.location_name}`}
      more={<Link to={links.tours(tour.location_slug)}>All tours</Link>}
      answer={answer}
      what="The other tours"
      card={(other) => <TourCard tour={other} sizes={rowSizes} />}
      cardAlone={(other) => <TourCard wide tour={other} sizes={aloneSizes} />}
    />
  );
}
