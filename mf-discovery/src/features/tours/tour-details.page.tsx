import type { ProductDetails } from '@tabi/shared/contracts/products';
import { useParams } from '@tabi/shared/router';
import { classNames, Container, LoadedPage, Picture } from '@tabi/shared/ui';
import { DetailsSkeleton } from '../../common/components/details-skeleton.tsx';
import page from '../../common/components/details.module.css';
import { Reviews } from '../reviews/sections/reviews.tsx';
import { useTour } from './api.ts';
import { CopyTour } from './components/copy-tour.tsx';
import { OtherTours } from './components/other-tours.tsx';
import { TourFacts } from './components/tour-facts.tsx';
import { TourHead } from './components/tour-head.tsx';
import { TourOffer } from './components/tour-offer.tsx';
import { TourRoute } from './components/tour-route.tsx';
import styles from '../../common/components/story.module.css';
import { isSold } from './domain/tours.ts';

/** All that is known of one tour: what it is, its stops, and how to make it one's own. */
function Tour({ tour }: { tour: ProductDetails }) {
  return (
    <Container>
      <TourHead tour={tour} />
      <Picture
        picture={tour.thumbnail}
        alt={`Poster of ${tour.title}`}
        shape="wide"
        sizes="(min-width: 1232px) 1200px, 96vw"
        eager
        className={page['picture']}
      />
      <div className={page['columns']}>
        <div>
          {tour.description.split('\n').map((paragraph) => (
            <p key={paragraph.slice(0, 40)} className={styles['text']}>
              {paragraph}
            </p>
          ))}
        </div>
        <div className={classNames(page['facts'], styles['side'])}>
          {isSold(tour) ? <TourOffer tour={tour} /> : <CopyTour tour={tour} />}
          <TourFacts tour={tour} />
        </div>
      </div>
      <div className={page['sections']}>
        <TourRoute tour={tour} />
        {isSold(tour) ? null : <Reviews of={{ resource: 'Product', id: tour.id, slug: tour.slug, name: tour.title }} />}
        <OtherTours tour={tour} />
      </div>
    </Container>
  );
}

export function Page() {
  const { activityId = '' } = useParams();
  return (
    <LoadedPage of={useTour(activityId)} what="This tour" skeleton={<DetailsSkeleton />}>
      {({ results }) => <Tour tour={results} />}
    </LoadedPage>
  );
}
