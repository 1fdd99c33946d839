import type { Location } from '@tabi/shared/contracts/places';
import { otherName, plural } from '@tabi/shared/format';
import { links } from '@tabi/shared/links';
import { Link } from '@tabi/shared/router';
import { classNames, Picture } from '@tabi/shared/ui';
import styles from '../../../common/components/card.module.css';
import { ShortRating } from '../../../common/components/rating.tsx';
import { WishlistHeart } from '../../../common/components/wishlist-heart.tsx';

type Props = { destination: Location; sizes: string; eager?: boolean; poster?: boolean; level?: 2 | 3 };

/** A destination as a picture, or a whole travel poster, with its name under it. */
export function DestinationCard({ destination, sizes, eager, poster, level = 3 }: Props) {
  const Heading = level === 2 ? 'h2' : 'h3';
  const other = otherName(destination);
  return (
    <article className={classNames(styles['card'], poster && styles['poster'])}>
      <Picture
        picture={destination.mediumCover}
        alt=""
        shape={poster ? 'tall' : 'card'}
        sizes={sizes}
        eager={eager}
        className={styles['picture']}
      />
      <Heading className={styles['name']}>
        <Link to={links.destination(destination.slug)}>{destination.name}</Link>{' '}
        {other ? <span lang="und">{other}</span> : null}
      </Heading>
      <p className={styles['where']}>
        {destination.country.name} · {plural(destination.poi_count, 'place')}
        <ShortRating rating={destination.rating} />
      </p>
      <p className={styles['snippet']}>{destination.snippet}</p>
      <WishlistHeart onCard thing={{ kind: 'destination', id: destination.id, name: destination.name }} />
    </article>
  );
}
