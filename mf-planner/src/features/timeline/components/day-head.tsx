import type { Trip } from '@tabi/shared/contracts/trips';
import { formatDay, formatMinutes, plural } from '@tabi/shared/format';
import { useFormats } from '@tabi/shared/state';
import { Button, Icon } from '@tabi/shared/ui';
import { ChevronDown } from 'lucide-react';
import { nameOfDay } from '../../../common/domain/day-names.ts';
import type { Day } from '../../../common/domain/days.ts';
import type { Act } from '../state.ts';
import styles from './day-head.module.css';
import { DayMenu } from './day-menu.tsx';

type Props = {
  day: Day;
  trip: Pick<Trip, 'slug' | 'destinations' | 'day_names'>;
  dates: readonly string[];
  act: ((act: Act) => void) | null;
  folded: boolean;
  onFold: () => void;
};

/** What a day is called, what it holds, and what can be done with all of it. */
export function DayHead({ day, trip, dates, act, folded, onFold }: Props) {
  const { distance } = useFormats();
  const { number, date } = day;
  const { stops, visitMinutes, travelMinutes, walkMetres } = day.totals;
  const name = nameOfDay(trip, date);
  return (
    <header className={styles['head']}>
      <div className={styles['line']}>
        <h2 id={`day-${number}-title`}>
          <span>Day {number}</span> {formatDay(date)}
          {name ? <em> · {name}</em> : null}
        </h2>
        <div className={styles['tools']}>
          <Button
            look="quiet"
            square
            aria-label={`Stops of Day ${number}`}
            aria-expanded={!folded}
            aria-controls={`day-${number}-stops`}
            onClick={onFold}
          >
            <Icon of={ChevronDown} />
          </Button>
          {act ? <DayMenu day={day} dates={dates} trip={trip} act={act} /> : null}
        </div>
      </div>
      {stops > 0 ? (
        <p>
          {plural(stops, 'stop')} · {formatMinutes(visitMinutes)} there · {formatMinutes(travelMinutes)} on the way
          {walkMetres > 0 ? ` · ${distance(walkMetres)} on foot` : ''}
        </p>
      ) : null}
    </header>
  );
}
