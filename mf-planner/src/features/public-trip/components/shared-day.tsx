import type { HopEvent, TripEvent, VisitEvent } from '@tabi/shared/contracts/trips';
import {
  formatDay,
  formatMinutes,
  minutesBetween,
  openingHours,
  otherName,
  plural,
  type Formats,
} from '@tabi/shared/format';
import { links, mapsPoint, mapsWays } from '@tabi/shared/links';
import { Price } from '@tabi/shared/prices';
import { Link } from '@tabi/shared/router';
import { useFormats } from '@tabi/shared/state';
import { Picture } from '@tabi/shared/ui';
import { memo, type CSSProperties } from 'react';
import { visitsOf, type Day, type DayRow } from '../../../common/domain/days.ts';
import { isSame } from '../../../common/domain/same.ts';
import { costOf, notesOf } from '../domain.ts';
import styles from './shared-day.module.css';

function More({ event }: { event: TripEvent }) {
  const cost = costOf(event);
  return (
    <>
      {notesOf(event).map((note) => (
        <p key={note} className={styles['note']}>
          {note}
        </p>
      ))}
      {cost ? (
        <p className={styles['cost']}>
          <Price {...cost} both />
        </p>
      ) : null}
    </>
  );
}

function Visit({ visit, number }: { visit: VisitEvent; number: number }) {
  const { sentence, time, times } = useFormats();
  const { poi } = visit;
  const other = otherName(poi);
  return (
    <li className={styles['stop']}>
      <p className={styles['times']}>
        <time>{time(visit.start)}</time>
        <time>{time(visit.end)}</time>
      </p>
      <Picture picture={poi.mediumCover} alt="" sizes="120px" className={styles['picture']} />
      <div className={styles['words']}>
        <h3>
          <span aria-hidden="true">{number}</span>{' '}
          <Link to={links.attraction(poi.location_slug, poi.slug)}>{poi.name}</Link>{' '}
          {other ? <small lang="und">{other}</small> : null}
        </h3>
        <p className={styles['facts']}>
          {formatMinutes(minutesBetween(visit.start, visit.end))} · {times(openingHours(visit))} ·{' '}
          <a href={mapsPoint(poi)} rel="noreferrer" aria-label={`${poi.name} on Google Maps`}>
            Map
          </a>
        </p>
        <p>{visit.reason ? sentence(visit.reason) : poi.snippet}</p>
        <More event={visit} />
      </div>
    </li>
  );
}

/** Its title says how one goes. */
const hopText = ({ title, minutes, metres }: HopEvent, { distance }: Formats): string =>
  `${title} · ${formatMinutes(minutes)}, ${distance(metres)}`;

function Row({ row }: { row: DayRow }) {
  const formats = useFormats();
  const { time } = formats;
  if (row.kind === 'visit') return <Visit visit={row.event} number={row.number} />;
  if (row.kind === 'settle') return <li className={styles['slim']}>{formatMinutes(row.minutes)} for luggage</li>;
  if (row.kind === 'free') return <li className={styles['slim']}>{formatMinutes(row.minutes)} free</li>;
  if (row.kind === 'hop') return <li className={styles['slim']}>{hopText(row.event, formats)}</li>;
  const { event } = row;
  const stays = event.type === 'stay';
  return (
    <li className={styles['own']}>
      <p className={styles['times']}>
        <time>{time(event.start)}</time>
      </p>
      <div className={styles['words']}>
        <h3>{stays ? `Stay: ${event.title}` : event.title}</h3>
        <p className={styles['facts']}>
          until {stays ? `${formatDay(event.end.slice(0, 10))}, ` : ''}
          {time(event.end)}
        </p>
        {event.type === 'meal' && event.hint ? <p>{formats.sentence(event.hint)}</p> : null}
        <More event={event} />
      </div>
    </li>
  );
}

/**
 * A day to read: what, when, where, and how one gets there. The same days come anew once the token is used: what says the same
 * is not made again.
 */
export const SharedDay = memo(function SharedDay({ day, name }: { day: Day; name: string }) {
  const { distance } = useFormats();
  const ways = mapsWays(visitsOf(day).map(({ event }) => event.poi));
  const { stops, walkMetres } = day.totals;
  return (
    <section
      id={`day-${day.number}`}
      aria-labelledby={`day-${day.number}-title`}
      className={styles['day']}
      style={{ '--rows': day.rows.length } as CSSProperties}
    >
      <header>
        <h2 id={`day-${day.number}-title`}>
          Day {day.number} <span>{formatDay(day.date)}</span>
          {name ? <em> · {name}</em> : null}
        </h2>
        <p className={styles['facts']}>
          {plural(stops, 'stop')}
          {walkMetres > 0 ? ` · ${distance(walkMetres)} on foot` : ''}
          {ways.map((way, index) => (
            <span key={way}>
              {' · '}
              <a href={way} rel="noreferrer">
                {index === 0 ? 'The day on Google Maps' : `part ${index + 1}`}
              </a>
            </span>
          ))}
        </p>
      </header>
      {day.rows.length > 0 ? (
        <ol className={styles['rows']}>
          {day.rows.map((row) => (
            <Row key={'event' in row ? row.event.id : row.key} row={row} />
          ))}
        </ol>
      ) : (
        <p>Nothing planned: a day to drift.</p>
      )}
    </section>
  );
}, isSame);
