import { dayColour } from '../../../common/domain/day-colours.ts';
import { useFormats } from '@tabi/shared/state';
import { classNames, Icon } from '@tabi/shared/ui';
import { CircleAlert } from 'lucide-react';
import type { CSSProperties } from 'react';
import type { Hours, Piece } from '../domain/pieces.ts';
import { hoursWords, spokenEvent, titleOf } from '../domain/words.ts';
import styles from './event-block.module.css';

type Place = { hours: Hours; piece: Pick<Piece, 'from' | 'to' | 'column' | 'columns'> };

/** Where a piece stands in its day, in shares of the hours that are shown. */
export function placeOf({ hours: { first, last }, piece: { from, to, column, columns } }: Place): CSSProperties {
  const share = (minutes: number) => `${((minutes / (last - first)) * 100).toFixed(3)}%`;
  return {
    top: share(from - first),
    height: share(to - from),
    left: `${(column / columns) * 100}%`,
    width: `${100 / columns}%`,
  };
}

type Props = {
  piece: Piece;
  day: number;
  hours: Hours;
  movable: boolean;
  held: boolean;
  onOpen: (id: string) => void;
};

/** Shorter ones have room for one line. */
const shortMinutes = 55;

/**
 * An event in its day: a button that opens it, and can be carried and stretched where the trip may be changed. What is seen
 * of it is as high as it is long; what a finger finds is never lower than a finger is broad.
 */
export function EventBlock({ piece, day, hours, movable, held, onOpen }: Props) {
  const { times } = useFormats();
  const { event, from, to, begun, goesOn } = piece;
  const short = to - from < shortMinutes;
  const closed = event.type === 'visit' && !event.open;
  return (
    <li className={classNames(styles['place'], short && styles['above'])} style={placeOf({ hours, piece })}>
      <button
        type="button"
        data-event={event.id}
        data-movable={movable || undefined}
        data-ends={`${begun ? '' : 'start'} ${goesOn ? '' : 'end'}`}
        aria-label={`${times(spokenEvent(titleOf(event), event))}${closed ? ', closed then' : ''}`}
        aria-pressed={held ? true : undefined}
        aria-haspopup="dialog"
        className={styles['reach']}
        style={{ '--day': dayColour(day) } as CSSProperties}
        onClick={() => onOpen(event.id)}
      >
        <span
          className={classNames(
            styles['block'],
            event.type === 'meal' && styles['meal'],
            event.type === 'custom' && styles['own'],
            short && styles['short'],
            begun && styles['begun'],
            goesOn && styles['goesOn'],
            held && styles['held'],
          )}
        >
          <span className={styles['title']}>
            {closed ? <Icon of={CircleAlert} size={14} /> : null} {titleOf(event)}
          </span>
          <span className={styles['hours']}>{times(hoursWords(event))}</span>
        </span>
      </button>
    </li>
  );
}
