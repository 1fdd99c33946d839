import type { Formats } from '@tabi/shared/format';
import { useFormats } from '@tabi/shared/state';
import { classNames, Icon } from '@tabi/shared/ui';
import { BedDouble, CalendarRange } from 'lucide-react';
import type { Span } from '../domain/pieces.ts';
import { titleOf } from '../domain/words.ts';
import styles from './all-day.module.css';

const wordsOf = ({ event }: Span, { time }: Formats) =>
  event.type === 'stay'
    ? `${titleOf(event)}, check in from ${time(event.start)}, out by ${time(event.end)}`
    : `${titleOf(event)}, all day`;

/** Above the hours: where one sleeps, and what takes whole days. */
export function AllDay({ spans, onOpen }: { spans: readonly Span[]; onOpen: (id: string) => void }) {
  const formats = useFormats();
  if (spans.length === 0) return null;
  return (
    <ul className={styles['spans']} aria-label="All day">
      {spans.map((span) => {
        const { event, first, count, line, begun, goesOn } = span;
        return (
          <li key={event.id} style={{ gridColumn: `${first + 1} / span ${count}`, gridRow: line + 1 }}>
            <button
              type="button"
              data-event={event.id}
              aria-label={wordsOf(span, formats)}
              aria-haspopup="dialog"
              className={classNames(styles['span'], begun && styles['begun'], goesOn && styles['goesOn'])}
              onClick={() => onOpen(event.id)}
            >
              <Icon of={event.type === 'stay' ? BedDouble : CalendarRange} size={16} />
              <span>{titleOf(event)}</span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}
