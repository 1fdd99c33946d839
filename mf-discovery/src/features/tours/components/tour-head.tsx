import type { ProductDetails } from '@tabi/shared/contracts/products';
import { links } from '@tabi/shared/links';
import { DetailsHead } from '../../../common/components/details-head.tsx';
import { PlanButton } from '../../../common/components/plan-button.tsx';
import { Rating } from '../../../common/components/rating.tsx';
import { ShareButton } from '../../../common/components/share-button.tsx';

/** Where the tour is, its name, and what to do with it. */
export const TourHead = ({ tour }: { tour: ProductDetails }) => (
  <DetailsHead
    trail={[
      { name: 'Home', to: links.home() },
      { name: tour.location_name, to: links.destination(tour.location_slug) },
      { name: 'Tours and guides', to: links.tours(tour.location_slug) },
      { name: tour.title },
    ]}
    title={tour.title}
    snippet={tour.short_description}
    actions={
      <>
        <PlanButton look="secondary" destination={{ id: tour.location_id, name: tour.location_name }} />
        <ShareButton title={tour.title} />
      </>
    }
  >
    {tour.rating === null ? null : <Rating rating={tour.rating} count={tour.review_count} />}
    <span>{tour.tags.map(({ label }) => label).join(', ')}</span>
  </DetailsHead>
);
