import { formatDay, formatShortDay } from '@tabi/shared/format';
import { Button, Icon, Select } from '@tabi/shared/ui';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import styles from './calendar-bar.module.css';

/** How many days stand beside each other. */
export type Shown = 1 | 3 | 7;

const choices = [
  { value: '7', label: 'Week' },
  { value: '3', label: '3 days' },
  { value: '1', label: 'Day' },
];

type Props = {
  dates: readonly string[];
  /** In whose time they are told. */
  zone: string;
  shown: Shown;
  onShown: (shown: Shown) => void;
  onEarlier: (() => void) | undefined;
  onLater: (() => void) | undefined;
};

/** Which days are shown, and the way to others. */
export function CalendarBar({ dates, zone, shown, onShown, onEarlier, onLater }: Props) {
  const [first = '', last = ''] = [dates[0], dates.at(-1)];
  const words = first === last ? formatDay(first) : `${formatShortDay(first)} – ${formatDay(last)}`;
  return (
    <div className={styles['bar']}>
      <div className={styles['ways']}>
        <Button square aria-label="Earlier days" disabled={!onEarlier} onClick={onEarlier}>
          <Icon of={ChevronLeft} />
        </Button>
        <Button square aria-label="Later days" disabled={!onLater} onClick={onLater}>
          <Icon of={ChevronRight} />
        </Button>
        <h2 aria-live="polite">{words}</h2>
      </div>
      <p className={styles['zone']}>{zone}</p>
      <Select
        aria-label="Days shown"
        className={styles['shown']}
        options={choices}
        value={String(shown)}
        onChange={(event) => onShown(Number(event.target.value) as Shown)}
      />
    </div>
  );
}
