import type { Poi } from '@tabi/shared/contracts/places';
import { sayMinutes } from '@tabi/shared/format';
import { links } from '@tabi/shared/links';
import { Link } from '@tabi/shared/router';
import { Picture } from '@tabi/shared/ui';
import { sayKind } from '../domain.ts';
import styles from './destination-card.module.css';

/** A place as a poster with what one needs to choose it. */
export function PlaceCard({ place, sizes, withLocation }: { place: Poi; sizes: string; withLocation?: boolean }) {
  return (
    <article className={styles['card']}>
      <Picture picture={place.mediumCover} alt="" sizes={sizes} className={styles['picture']} />
      <h3 className={styles['name']}>
        <Link to={links.attraction(place.location_slug, place.slug)}>{place.name}</Link>
      </h3>
      <p className={styles['where']}>
        {withLocation ? `${place.location_name} · ` : ''}
        {sayKind(place.kind)} · {sayMinutes(place.visit_minutes)}
        {place.rating === null ? '' : ` · ★ ${place.rating.toFixed(1)}`}
      </p>
      <p className={styles['snippet']}>{place.snippet}</p>
    </article>
  );
}
