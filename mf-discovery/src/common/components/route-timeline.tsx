import type { Poi } from '@tabi/shared/contracts/places';
import { Link } from '@tabi/shared/router';
import { classNames, Picture, VisuallyHidden } from '@tabi/shared/ui';
import styles from './route-timeline.module.css';

/** One stop of a route: when one is there, what it is, and how one came. */
export type RouteStop = {
  id: string;
  name: string;
  to: string;
  lat: number;
  lng: number;
  picture: Poi['mediumCover'];
  /** `09:00` or `Day 3`, and the end for those who do not see the rail. */
  from: string;
  until: string | null;
  /** `Temple · 1 h 30 min`. */
  facts: string;
  text: string;
  /** From the stop before. */
  wayHere: string | null;
};

type Props = { stops: RouteStop[]; lit: string | null; onLight: (id: string | null) => void };

/** The stops of a route in their order: when one is where, and how one gets on. */
export const RouteTimeline = ({ stops, lit, onLight }: Props) => (
  <ol className={styles['line']}>
    {stops.map(({ id, name, to, picture, from, until, facts, text, wayHere }, index) => (
      <li key={id} onPointerEnter={() => onLight(id)} onPointerLeave={() => onLight(null)}>
        {wayHere ? <p className={styles['way']}>{wayHere}</p> : null}
        <article className={classNames(styles['stop'], lit === id && styles['lit'])}>
          <p className={styles['time']}>
            <VisuallyHidden>From </VisuallyHidden>
            {from}
            {until ? <VisuallyHidden> to {until}</VisuallyHidden> : null}
          </p>
          <span className={styles['mark']} aria-hidden="true">
            {index + 1}
          </span>
          <div className={styles['what']}>
            <h3>
              <Link to={to}>{name}</Link>
            </h3>
            <p>{facts}</p>
            <p className={styles['snippet']}>{text}</p>
          </div>
          <Picture picture={picture} alt="" sizes="120px" className={styles['picture']} />
        </article>
      </li>
    ))}
  </ol>
);
