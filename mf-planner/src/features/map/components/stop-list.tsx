import { formatDay, plural } from '@tabi/shared/format';
import { useFormats } from '@tabi/shared/state';
import { classNames } from '@tabi/shared/ui';
import { useEffect, useRef, type CSSProperties } from 'react';
import { dayColour } from '../../../common/domain/day-colours.ts';
import type { MapDay, Stop } from '../domain/stops.ts';
import styles from './stop-list.module.css';

type Props = {
  days: readonly MapDay[];
  lit: string | null;
  picked: string | null;
  onLight: (id: string | null) => void;
  onPick: (id: string) => void;
};

type RowProps = Omit<Props, 'days'> & { stop: Stop };

function StopRow({ stop: { id, mark, title, time }, lit, picked, onLight, onPick }: RowProps) {
  const row = useRef<HTMLButtonElement>(null);
  const { times } = useFormats();
  const isPicked = picked === id;
  useEffect(() => {
    if (isPicked) row.current?.scrollIntoView({ block: 'nearest' });
  }, [isPicked]);
  return (
    <li>
      <button
        ref={row}
        type="button"
        className={classNames(styles['stop'], (lit === id || isPicked) && styles['lit'])}
        aria-pressed={isPicked}
        onClick={() => onPick(id)}
        onMouseEnter={() => onLight(id)}
        onMouseLeave={() => onLight(null)}
        onFocus={() => onLight(id)}
        onBlur={() => onLight(null)}
      >
        <b className={styles['mark']}>{mark}</b>
        <span className={styles['title']}>{title}</span>
        <time>{times(time)}</time>
      </button>
    </li>
  );
}

/** What the map shows, in words: the same days, colours and numbers. */
export function StopList({ days, ...rest }: Props) {
  return (
    <div className={styles['days']}>
      {days.map(({ number, date, stops }) => (
        <section
          key={date}
          aria-labelledby={`map-day-${number}`}
          className={styles['day']}
          style={{ '--day': dayColour(number) } as CSSProperties}
        >
          <h2 id={`map-day-${number}`}>
            Day {number} <span>{formatDay(date)}</span>
          </h2>
          {stops.length > 0 ? (
            <ol aria-label={plural(stops.length, 'stop')}>
              {stops.map((stop) => (
                <StopRow key={stop.id} stop={stop} {...rest} />
              ))}
            </ol>
          ) : (
            <p>Nothing on the map that day.</p>
          )}
        </section>
      ))}
    </div>
  );
}
