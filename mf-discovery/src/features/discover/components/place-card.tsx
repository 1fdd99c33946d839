import type { Poi } from '@tabi/shared/contracts/places';
import { sayMinutes } from '@tabi/shared/format';
import { links } from '@tabi/shared/links';
import { Link } from '@tabi/shared/router';
import { classNames, Picture } from '@tabi/shared/ui';
import { sayKind } from '../domain/words.ts';
import styles from './destination-card.module.css';
import { cardSizes } from './grid.tsx';
import { ShortRating } from './rating.tsx';
import { WishlistHeart } from './wishlist-heart.tsx';

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
        {sayKind(place.kind)} · {sayMinutes(place.visit_minutes)}
        <ShortRating rating={place.rating} />
      </p>
      <p className={styles['snippet']}>{place.snippet}</p>
      <WishlistHeart onCard thing={{ type: 'poi', id: place.id, name: place.name }} />
    </article>
  );
}

/** In a list the first card has a large picture everywhere, the others a small one on a phone. */
export const cardInList = (index: number) =>
  index === 0 ? { sizes: cardSizes } : { sizes: cardSizes.replace(/[^ ]+$/, '112px'), slim: true };
