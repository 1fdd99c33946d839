import type { Hotel } from '@tabi/shared/contracts/hotels';
import { links } from '@tabi/shared/links';
import { Link } from '@tabi/shared/router';
import { useFormats } from '@tabi/shared/state';
import { classNames, Picture } from '@tabi/shared/ui';
import styles from '../../../common/components/card.module.css';
import { ShortRating } from '../../../common/components/rating.tsx';
import { formatKind } from '../../../common/domain/words.ts';
import { formatBand, formatStars } from '../domain/stays.ts';

type Props = {
  hotel: Hotel & { metres?: number };
  sizes: string;
  eager?: boolean;
  withLocation?: boolean;
  slim?: boolean;
  level?: 2 | 3;
};

/** A hotel as a picture with what one needs to choose it; without prices, which nobody keeps true. */
export function HotelCard({ hotel, sizes, eager, withLocation, slim, level = 3 }: Props) {
  const { distance } = useFormats();
  const Heading = level === 2 ? 'h2' : 'h3';
  const facts = [withLocation ? hotel.location_name : null, formatKind(hotel.kind), formatStars(hotel)];
  return (
    <article className={classNames(styles['card'], slim && styles['slim'])}>
      <Picture picture={hotel.thumbnail} alt="" sizes={sizes} eager={eager} className={styles['picture']} />
      <Heading className={styles['name']}>
        <Link to={links.hotel(hotel.location_slug, hotel.slug)}>{hotel.name}</Link>
      </Heading>
      <p className={styles['where']}>
        {facts.filter(Boolean).join(' · ')}
        <ShortRating rating={hotel.rating} />
      </p>
      <p className={styles['snippet']}>
        {hotel.district} · {formatBand(hotel.price_band)} price level
        {hotel.metres === undefined ? '' : ` · ${distance(hotel.metres)} away`}
      </p>
    </article>
  );
}
