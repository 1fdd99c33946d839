import type { TripWarning, VisitEvent } from '@tabi/shared/contracts/trips';
import { formatMinutes, minutesBetween, openingHours, otherName } from '@tabi/shared/format';
import { links } from '@tabi/shared/links';
import { Price } from '@tabi/shared/prices';
import { useFormats } from '@tabi/shared/state';
import { Card, CardActions, CardLink, classNames, Icon, Picture, VisuallyHidden } from '@tabi/shared/ui';
import { Lock, StickyNote } from 'lucide-react';
import { memo } from 'react';
import { noteOf } from '../../../common/domain/edits.ts';
import { isSame } from '../../../common/domain/same.ts';
import type { Act } from '../state.ts';
import { DragHandle } from './drag-handle.tsx';
import styles from './stop-card.module.css';
import { StopMenu } from './stop-menu.tsx';
import { WarningLine } from './warning-line.tsx';

type Props = {
  visit: VisitEvent;
  number: number;
  lit: boolean;
  warnings: readonly TripWarning[];
  dates: readonly string[];
  /** Null for those who only look. */
  act: ((act: Act) => void) | null;
  onLight: (id: string | null) => void;
};

/** What it costs: as noted, else the entry of one adult. */
function Cost({ visit }: { visit: VisitEvent }) {
  const { amount_minor, currency, poi } = visit;
  if (amount_minor != null && currency)
    return (
      <span>
        <Price amount={amount_minor} currency={currency} both />
      </span>
    );
  return poi.price ? (
    <span>
      <Price amount={poi.price.amount} currency={poi.price.currency} />
    </span>
  ) : null;
}

function Words({ visit }: { visit: VisitEvent }) {
  const { sentence, times } = useFormats();
  const { poi } = visit;
  const note = noteOf(visit);
  const other = otherName(poi);
  return (
    <div className={styles['words']}>
      <h3>
        <CardLink to={links.attraction(poi.location_slug, poi.slug)}>{poi.name}</CardLink>
        {other ? <span lang="und">{other}</span> : null}
        {visit.pinned ? (
          <span className={styles['pinned']} title="Stays where it is">
            <Icon of={Lock} size={14} />
            <VisuallyHidden>stays where it is</VisuallyHidden>
          </span>
        ) : null}
      </h3>
      <p className={styles['facts']}>
        <span>{formatMinutes(minutesBetween(visit.start, visit.end))}</span>
        <span className={visit.open ? styles['open'] : styles['closed']}>{times(openingHours(visit))}</span>
        <Cost visit={visit} />
      </p>
      <p className={styles['snippet']}>{visit.reason ? sentence(visit.reason) : poi.snippet}</p>
      {note ? (
        <p className={styles['note']}>
          <Icon of={StickyNote} size={14} /> {note}
        </p>
      ) : null}
    </div>
  );
}

/** A stop: when to be there, what it is, whether it is open, and why then. */
export const StopCard = memo(function StopCard({ visit, number, lit, warnings, dates, act, onLight }: Props) {
  const { time } = useFormats();
  const light = () => onLight(visit.id);
  const dim = () => onLight(null);
  return (
    <li
      className={styles['stop']}
      data-stop={visit.id}
      onMouseEnter={light}
      onMouseLeave={dim}
      onFocus={light}
      onBlur={dim}
    >
      <div className={styles['times']}>
        <time>{time(visit.start)}</time>
        <time>{time(visit.end)}</time>
      </div>
      <span className={styles['number']} aria-hidden="true">
        {number}
      </span>
      <Card look="raised" className={classNames(styles['card'], lit && styles['lit'])}>
        <div className={styles['row']}>
          <Picture
            picture={visit.poi.mediumCover}
            alt=""
            sizes="(min-width: 540px) 160px, 110px"
            className={styles['picture']}
          />
          <Words visit={visit} />
          {act ? (
            <CardActions className={styles['actions']}>
              <DragHandle name={visit.title} />
              <StopMenu event={visit} dates={dates} act={act} />
            </CardActions>
          ) : null}
        </div>
        {warnings.length > 0 ? (
          <CardActions>
            <WarningLine event={visit} warnings={warnings} act={act} />
          </CardActions>
        ) : null}
      </Card>
    </li>
  );
}, isSame);
