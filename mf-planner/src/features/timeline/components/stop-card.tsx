import type { VisitEvent } from '@tabi/shared/contracts/trips';
import { clockOf, minutesBetween, formatMinutes } from '@tabi/shared/format';
import { links } from '@tabi/shared/links';
import { Card, CardLink, classNames, Picture } from '@tabi/shared/ui';
import styles from './stop-card.module.css';

type Props = { visit: VisitEvent; number: number; lit: boolean; onLight: (id: string | null) => void };

const hoursText = ({ open, hours_that_day, hours_kind }: VisitEvent) => {
  if (!open) return `Closed then: ${hours_that_day.toLowerCase()}`;
  return hours_kind === 'windows' ? `Open ${hours_that_day}` : hours_that_day;
};

/** A stop: when to be there, what it is, whether it is open, and why then. */
export function StopCard({ visit, number, lit, onLight }: Props) {
  const { poi } = visit;
  const light = () => onLight(visit.id);
  const dim = () => onLight(null);
  return (
    <li className={styles['stop']} onMouseEnter={light} onMouseLeave={dim} onFocus={light} onBlur={dim}>
      <div className={styles['times']}>
        <time>{clockOf(visit.start)}</time>
        <time>{clockOf(visit.end)}</time>
      </div>
      <span className={styles['number']} aria-hidden="true">
        {number}
      </span>
      <Card look="raised" className={classNames(styles['card'], lit && styles['lit'])}>
        <Picture
          picture={poi.mediumCover}
          alt=""
          sizes="(min-width: 540px) 160px, 110px"
          className={styles['picture']}
        />
        <div className={styles['words']}>
          <h3>
            <CardLink to={links.attraction(poi.location_slug, poi.slug)}>{poi.name}</CardLink>
            {poi.local_name ? <span lang="und">{poi.local_name}</span> : null}
          </h3>
          <p className={styles['facts']}>
            <span>{formatMinutes(minutesBetween(visit.start, visit.end))}</span>
            <span className={visit.open ? styles['open'] : styles['closed']}>{hoursText(visit)}</span>
          </p>
          <p className={styles['snippet']}>{visit.reason ?? poi.snippet}</p>
        </div>
      </Card>
    </li>
  );
}
