import type { Product } from '@tabi/shared/contracts/products';
import { links } from '@tabi/shared/links';
import { Price } from '@tabi/shared/prices';
import { Link } from '@tabi/shared/router';
import { classNames, Picture } from '@tabi/shared/ui';
import styles from '../../../common/components/card.module.css';
import { ShortRating } from '../../../common/components/rating.tsx';
import { isSold, formatTourMode, formatStops } from '../domain/tours.ts';

type Props = {
  tour: Product;
  sizes: string;
  eager?: boolean;
  withLocation?: boolean;
  slim?: boolean;
  /** The only one: its words stand beside its picture. */
  wide?: boolean;
  level?: 2 | 3;
};

/** A tour as a picture with what one needs to choose it. */
export function TourCard({ tour, sizes, eager, withLocation, slim, wide, level = 3 }: Props) {
  const Heading = level === 2 ? 'h2' : 'h3';
  const facts = [withLocation ? tour.location_name : null, tour.duration, formatTourMode(tour.mode), formatStops(tour)];
  return (
    <article className={classNames(styles['card'], slim && styles['slim'], wide && styles['wide'])}>
      <Picture picture={tour.thumbnail} alt="" sizes={sizes} eager={eager} className={styles['picture']} />
      <Heading className={styles['name']}>
        <Link to={links.tour(tour.location_slug, tour.slug)}>{tour.title}</Link>
      </Heading>
      <p className={styles['where']}>
        {facts.filter(Boolean).join(' · ')}
        <ShortRating rating={tour.rating} />
      </p>
      <p className={styles['snippet']}>
        {tour.short_description}
        {isSold(tour) ? (
          <span className={styles['price']}>
            From <Price {...tour.price} /> at {tour.supplier}
          </span>
        ) : null}
      </p>
    </article>
  );
}
