import { formatMinutes } from '@tabi/shared/format';
import type { TripEvent, TripWarning } from '@tabi/shared/contracts/trips';
import { Price } from '@tabi/shared/prices';
import { useFormats } from '@tabi/shared/state';
import { Button, classNames, Icon } from '@tabi/shared/ui';
import { BedDouble, CalendarHeart, Coffee, Luggage, Plus, Utensils, type LucideIcon } from 'lucide-react';
import { Fragment, memo } from 'react';
import { noteAfter, noteOf } from '../../../common/domain/edits.ts';
import type { DayRow } from '../../../common/domain/days.ts';
import { isSame } from '../../../common/domain/same.ts';
import type { DayWarnings } from '../domain.ts';
import type { Act } from '../state.ts';
import { Between } from './between.tsx';
import { DragHandle } from './drag-handle.tsx';
import styles from './day-rows.module.css';
import { HopRow } from './hop-row.tsx';
import { StopCard } from './stop-card.tsx';
import { StopMenu } from './stop-menu.tsx';
import { WarningLine } from './warning-line.tsx';

const none: readonly TripWarning[] = [];

type Props = {
  rows: readonly DayRow[];
  lit: string | null;
  warnings: DayWarnings;
  /** Of the trip. */
  dates: readonly string[];
  /** Null for those who only look. */
  act: ((act: Act) => void) | null;
  onLight: (id: string | null) => void;
};
type RowProps = Pick<Props, 'dates' | 'act'> & { event: TripEvent; warnings: readonly TripWarning[] };

const kinds: Record<'meal' | 'custom' | 'stay', { icon: LucideIcon; until: (end: string) => string }> = {
  meal: { icon: Utensils, until: (end) => `until ${end}` },
  custom: { icon: CalendarHeart, until: (end) => `until ${end}` },
  stay: { icon: BedDouble, until: (end) => `until ${end} on the last morning` },
};

const bookedNight = 'A night stays on its date: change it under Places to stay.';

/** A meal, an event of one's own, or checking in: one line with what it says of itself. */
const SmallRow = memo(function SmallRow({ event, warnings, dates, act }: RowProps) {
  const { sentence, time } = useFormats();
  const kind = event.type === 'meal' || event.type === 'stay' ? event.type : 'custom';
  const { icon, until } = kinds[kind];
  const hint = event.type === 'meal' ? event.hint && sentence(event.hint) : noteOf(event);
  return (
    <li className={classNames(styles['small'], styles[kind])} data-stop={kind === 'stay' ? undefined : event.id}>
      <time className={styles['time']}>{time(event.start)}</time>
      <span className={styles['name']}>
        <Icon of={icon} size={16} /> {event.title}
      </span>
      <span className={styles['distance']}>{until(time(event.end))}</span>
      {event.amount_minor != null && event.currency ? (
        <span className={styles['distance']}>
          <Price amount={event.amount_minor} currency={event.currency} both />
        </span>
      ) : null}
      {act ? (
        <span className={styles['more']}>
          <DragHandle name={event.title} fixed={kind === 'stay' ? bookedNight : undefined} />
          <StopMenu event={event} dates={dates} act={act} />
        </span>
      ) : null}
      {hint ? <span className={styles['hint']}>{hint}</span> : null}
      {warnings.length > 0 ? (
        <div className={styles['warning']}>
          <WarningLine event={event} warnings={warnings} act={act} />
        </div>
      ) : null}
    </li>
  );
}, isSame);

type FreeProps = { row: Extract<DayRow, { kind: 'free' }>; act: Props['act'] };

const FreeRow = memo(function FreeRow({ row, act }: FreeProps) {
  const { time } = useFormats();
  const { from, until, minutes } = row;
  return (
    <li className={styles['free']}>
      <Icon of={Coffee} size={16} />
      <span>
        {formatMinutes(minutes)} free until {time(until)}
      </span>
      {act ? (
        <Button
          look="quiet"
          size="small"
          aria-label={`Add something here, at ${time(from)}`}
          onClick={() => act({ do: 'add', date: until.slice(0, 10), start: from, until })}
        >
          <Icon of={Plus} size={16} /> Add something here
        </Button>
      ) : null}
    </li>
  );
}, isSame);

/** A day line by line: stops, the ways between them, meals, nights and free time. */
export function DayRows({ rows, lit, warnings, dates, act, onLight }: Props) {
  return (
    <ol className={styles['rows']}>
      {rows.map((row, index) => {
        if (row.kind === 'free') return <FreeRow key={row.key} row={row} act={act} />;
        if (row.kind === 'settle') {
          return (
            <li key={row.key} className={styles['free']}>
              <Icon of={Luggage} size={16} /> {formatMinutes(row.minutes)} for luggage and check-in
            </li>
          );
        }
        const { event } = row;
        if (row.kind === 'hop') return <HopRow key={event.id} hop={row.event} act={act} />;
        const ofEvent = { warnings: warnings[event.id] ?? none, dates, act };
        // After a night comes the next day: nothing stands between.
        if (row.kind === 'stay') return <SmallRow key={event.id} event={event} {...ofEvent} />;
        return (
          <Fragment key={event.id}>
            {row.kind === 'visit' ? (
              <StopCard visit={row.event} number={row.number} lit={lit === event.id} onLight={onLight} {...ofEvent} />
            ) : (
              <SmallRow event={event} {...ofEvent} />
            )}
            <Between event={event} act={rows[index + 1]?.kind === 'free' && !noteAfter(event) ? null : act} />
          </Fragment>
        );
      })}
    </ol>
  );
}
