import { formatDay, formatMinutes, travelWords } from '@tabi/shared/format';
import { useFormats } from '@tabi/shared/state';
import { VisuallyHidden } from '@tabi/shared/ui';
import { memo } from 'react';
import type { CalendarDay, Hours, Piece } from '../domain/pieces.ts';
import { hoursWords, titleOf } from '../domain/words.ts';
import { EventBlock, placeOf } from './event-block.tsx';
import styles from './day-column.module.css';

/** A way: a light band behind the stops, named where it is long enough for words. */
function WayBand({ piece, hours }: { piece: Piece; hours: Hours }) {
  const { event, from, to } = piece;
  if (event.type !== 'hop') return null;
  const words = `${formatMinutes(event.minutes)} ${travelWords[event.travel_mode].by}`;
  return (
    <li className={styles['way']} style={placeOf({ hours, piece })} title={words}>
      <span aria-hidden="true">{to - from >= 25 ? words : ''}</span>
      <VisuallyHidden>{words}</VisuallyHidden>
    </li>
  );
}

/** Where what is held would come to lie. */
export function Ghost({ piece, hours }: { piece: Piece; hours: Hours }) {
  const { times } = useFormats();
  const alone = { ...piece, column: 0, columns: 1 };
  return (
    <div className={styles['ghost']} style={placeOf({ hours, piece: alone })} aria-hidden="true">
      <b>{titleOf(piece.event)}</b>
      <span>{times(hoursWords(piece.event))}</span>
    </div>
  );
}

type Props = {
  day: CalendarDay;
  hours: Hours;
  movable: (piece: Piece) => boolean;
  heldId: string | null;
  ghost: Piece | undefined;
  /** Minutes after midnight, on the day that is today there. */
  now: number | null;
  onOpen: (id: string) => void;
};

/** A day from its first hour to midnight. */
export const DayColumn = memo(function DayColumn({ day, hours, movable, heldId, ghost, now, onOpen }: Props) {
  const { timeOfMinute } = useFormats();
  const all = [...day.ways, ...day.pieces].sort((a, b) => a.from - b.from);
  return (
    <section data-day={day.date} className={styles['day']} aria-label={`Day ${day.number}, ${formatDay(day.date)}`}>
      <ul>
        {all.map((piece) =>
          piece.event.type === 'hop' ? (
            <WayBand key={piece.event.id} piece={piece} hours={hours} />
          ) : (
            <EventBlock
              key={piece.event.id}
              piece={piece}
              day={day.number}
              hours={hours}
              movable={movable(piece)}
              held={heldId === piece.event.id}
              onOpen={onOpen}
            />
          ),
        )}
      </ul>
      {ghost ? <Ghost piece={ghost} hours={hours} /> : null}
      {now !== null && now >= hours.first ? (
        <div
          className={styles['now']}
          style={{ top: `${((now - hours.first) / (hours.last - hours.first)) * 100}%` }}
          role="img"
          aria-label={`Now, ${timeOfMinute(now)} there`}
        />
      ) : null}
    </section>
  );
});
