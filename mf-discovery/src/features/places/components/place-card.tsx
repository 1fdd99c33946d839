import type { Poi } from '@tabi/shared/contracts/places';
import { formatMinutes } from '@tabi/shared/format';
import { links } from '@tabi/shared/links';
import { Link } from '@tabi/shared/router';
import { classNames, Picture } from '@tabi/shared/ui';
import styles from '../../../common/components/card.module.css';
import { ShortRating } from '../../../common/components/rating.tsx';
import { WishlistHeart } from '../../../common/components/wishlist-heart.tsx';
import { formatKind } from '../../../common/domain/words.ts';

type Props = {
  place: Poi;
  sizes: string;
  eager?: boolean;
  withLocation?: boolean;
  /** On a phone a line with a small picture. */
  slim?: boolean;
  level?: 2 | 3;
};

/** A place as a picture with what one needs to choose it. */
export function PlaceCard({ place, sizes, eager, withLocation, slim, level = 3 }: Props) {
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <article className={classNames(styles['card'], slim && styles['slim'])}>
      <Picture picture={place.mediumCover} alt="" sizes={sizes} eager={eager} className={styles['picture']} />
      <Heading className={styles['name']}>
        <Link to={links.attraction(place.location_slug, place.slug)}>{place.name}</Link>
      </Heading>
      <p className={styles['where']}>
        {withLocation ? `${place.location_name} · ` : ''}
        {formatKind(place.kind)} · {formatMinutes(place.visit_minutes)}
        <ShortRating rating={place.rating} />
      </p>
      <p className={styles['snippet']}>{place.snippet}</p>
      <WishlistHeart onCard thing={{ kind: 'place', id: place.id, name: place.name }} />
    </article>
  );
}
