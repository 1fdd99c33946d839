import type { ProductStop } from '@tabi/shared/contracts/products';
import { formatMetres, formatMinutes } from '@tabi/shared/format';
import { links } from '@tabi/shared/links';
import { Link } from '@tabi/shared/router';
import { classNames, Picture, VisuallyHidden } from '@tabi/shared/ui';
import { formatKind } from '../../../common/domain/words.ts';
import { formatWay } from '../domain/tours.ts';
import styles from './tour-timeline.module.css';

const WayHere = ({ way }: { way: NonNullable<ProductStop['way_here']> }) => (
  <p className={styles['way']}>
    {formatWay(way.mode)} {formatMinutes(way.minutes)} · {formatMetres(way.metres)}
  </p>
);

type Props = { stops: ProductStop[]; lit: string | null; onLight: (slug: string | null) => void };

/** The day of a tour: when one is where, and how one gets on. */
export const TourTimeline = ({ stops, lit, onLight }: Props) => (
  <ol className={styles['line']}>
    {stops.map(({ poi, arrives_at, leaves_at, minutes, way_here }, index) => (
      <li key={poi.slug} onPointerEnter={() => onLight(poi.slug)} onPointerLeave={() => onLight(null)}>
        {way_here ? <WayHere way={way_here} /> : null}
        <article className={classNames(styles['stop'], lit === poi.slug && styles['lit'])}>
          <p className={styles['time']}>
            <VisuallyHidden>From </VisuallyHidden>
            {arrives_at}
            <VisuallyHidden> to {leaves_at}</VisuallyHidden>
          </p>
          <span className={styles['mark']} aria-hidden="true">
            {index + 1}
          </span>
          <div className={styles['what']}>
            <h3>
              <Link to={links.attraction(poi.location_slug, poi.slug)}>{poi.name}</Link>
            </h3>
            <p>
              {formatKind(poi.kind)} · {formatMinutes(minutes)}
            </p>
            <p className={styles['snippet']}>{poi.snippet}</p>
          </div>
          <Picture picture={poi.mediumCover} alt="" sizes="120px" className={styles['picture']} />
        </article>
      </li>
    ))}
  </ol>
);
