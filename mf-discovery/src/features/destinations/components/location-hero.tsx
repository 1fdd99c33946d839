import type { LocationDetails } from '@tabi/shared/contracts/places';
import { otherName, plural } from '@tabi/shared/format';
import { links } from '@tabi/shared/links';
import { Breadcrumbs, Container, Picture, Skeleton } from '@tabi/shared/ui';
import { PlanButton } from '../../../common/components/plan-button.tsx';
import { Rating } from '../../../common/components/rating.tsx';
import { ShareButton } from '../../../common/components/share-button.tsx';
import { WishlistHeart } from '../../../common/components/wishlist-heart.tsx';
import styles from './location.module.css';

/** The destination's poster across the page, its name, and the way to a plan. */
export function LocationHero({ location }: { location: LocationDetails }) {
  const { id, name, country } = location;
  const other = otherName(location);
  return (
    <header>
      <div className={styles['poster']}>
        <Picture picture={location.cover} alt={`Poster of ${name}`} shape="wide" sizes="100vw" eager fill />
      </div>
      <Container className={styles['intro']}>
        <Breadcrumbs
          trail={[{ name: 'Home', to: links.home() }, { name: 'Destinations', to: links.destinations() }, { name }]}
        />
        <div className={styles['headline']}>
          <h1>
            {name} {other ? <span lang="und">{other}</span> : null}
          </h1>
          <p className={styles['where']}>
            {country.name === name ? '' : `${country.name} · `}
            {plural(location.poi_count, 'place')} to see
            {location.rating === null ? null : (
              <>
                {' · '}
                <Rating rating={location.rating} count={location.review_count} />
              </>
            )}
          </p>
          <p className={styles['lead']}>{location.snippet}</p>
          <div className={styles['actions']}>
            <PlanButton destination={{ id, name }} />
            <WishlistHeart thing={{ kind: 'destination', id, name }} />
            <ShareButton title={name} />
          </div>
        </div>
      </Container>
    </header>
  );
}

export function LocationSkeleton() {
  return (
    <div aria-busy="true">
      <Skeleton className={styles['poster']} />
      <Container className={styles['intro']}>
        <Skeleton short />
        <Skeleton shape="title" className={styles['headline']} />
        <Skeleton short />
      </Container>
    </div>
  );
}
