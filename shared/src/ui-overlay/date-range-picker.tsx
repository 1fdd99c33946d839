import { useState } from 'react';
import { DayField, type DayProps } from './day-field.tsx';
import styles from './day-field.module.css';
import type { Bounds } from './written-day.ts';

type End = Pick<DayProps, 'label' | 'name' | 'error' | 'value' | 'onChange' | 'onFocus' | 'onBlur'>;
type Props = Bounds &
  Pick<DayProps, 'required'> & {
    first: End;
    last: End;
    /** Both at once, from one calendar. */
    onRange: (start: string, end: string) => void;
  };

/**
 * First and last day, each written or chosen. The calendar of the first one goes on to the last one; that of the last one
 * offers the days from the first one on, and marks what lies between.
 */
export function DateRangePicker({ first, last, onRange, min, max, required }: Props) {
  // The first day is chosen and the last one not yet: until then the one that stood there counts.
  const [begun, setBegun] = useState<string | null>(null);
  const whole = first.value && last.value ? { start: first.value, end: last.value } : undefined;
  const pick = ([start, end]: string[]) => {
    if (!start) return;
    setBegun(end ? null : start);
    if (end) onRange(start, end);
    else first.onChange(start);
  };
  return (
    <div className={styles['range']}>
      <DayField
        {...first}
        {...{ min, max, required }}
        choice={{
          mode: 'range',
          value: begun ? [begun] : [first.value, last.value].filter(Boolean),
          min,
          onPick: pick,
          onClose: () => setBegun(null),
        }}
      />
      <DayField
        {...last}
        {...{ min, max, required }}
        near={first.value || undefined}
        choice={{
          mode: 'single',
          value: last.value ? [last.value] : [],
          between: whole,
          min: first.value || min,
          onPick: ([day]) => day && last.onChange(day),
        }}
      />
    </div>
  );
}
