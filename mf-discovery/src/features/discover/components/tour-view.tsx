import type { ProductDetails } from '@tabi/shared/contracts/products';
import { useApi } from '@tabi/shared/data';
import { links } from '@tabi/shared/links';
import { Link } from '@tabi/shared/router';
import { classNames, Column, Picture } from '@tabi/shared/ui';
import { isSold } from '../domain/tours.ts';
import { CardSection, rowSizes } from './card-section.tsx';
import { CopyTour } from './copy-tour.tsx';
import { DetailsHead } from './details-head.tsx';
import { PlanButton } from './plan-button.tsx';
import page from './poi-view.module.css';
import { Rating } from './rating.tsx';
import { Reviews } from './reviews.tsx';
import { ShareButton } from './share-button.tsx';
import { TourCard } from './tour-card.tsx';
import { TourFacts } from './tour-facts.tsx';
import { TourOffer } from './tour-offer.tsx';
import { TourRoute } from './tour-route.tsx';
import styles from './tour-view.module.css';

function Head({ tour }: { tour: ProductDetails }) {
  return (
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
}

/** All that is known of one tour: what it is, its stops, and how to make it one's own. */
export function TourView({ tour }: { tour: ProductDetails }) {
  const others = useApi(
    'GET /api/products/{id}/nearby',
    { params: { id: tour.slug }, query: { limit: 6 } },
    { background: true },
  );
  return (
    <Column>
      <Head tour={tour} />
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
        <CardSection
          title={`More tours in ${tour.location_name}`}
          more={<Link to={links.tours(tour.location_slug)}>All tours</Link>}
          answer={others}
          what="The other tours"
          card={(other) => <TourCard tour={other} sizes={rowSizes} />}
        />
      </div>
    </Column>
  );
}
