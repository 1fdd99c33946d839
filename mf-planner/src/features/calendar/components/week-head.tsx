import { formatDay, formatShortDay } from '@tabi/shared/format';
import type { Trip } from '@tabi/shared/contracts/trips';
import { classNames } from '@tabi/shared/ui';
import type { CSSProperties } from 'react';
import { dayColour } from '../../../common/domain/day-colours.ts';
import type { CalendarDay } from '../domain/pieces.ts';
import { stayOn } from '../domain/words.ts';
import styles from './calendar.module.css';

type Props = { days: readonly CalendarDay[]; today: string | null; destinations: Trip['destinations'] };

/** The days by number, date and place; they stay above their hours. */
export function WeekHead({ days, today, destinations }: Props) {
  return (
    <div className={styles['head']}>
      {days.map(({ date, number }) => (
        <div
          key={date}
          className={classNames(styles['name'], date === today && styles['today'])}
          style={{ '--day': dayColour(number) } as CSSProperties}
        >
          <b title={formatDay(date)}>{formatShortDay(date)}</b>
          <span>Day {number}</span>
          {destinations.length > 1 ? <span>{stayOn(destinations, date)?.name}</span> : null}
        </div>
      ))}
    </div>
  );
}
