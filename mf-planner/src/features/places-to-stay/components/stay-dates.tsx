import { addDays, eachDay, formatDay } from '@tabi/shared/format';
import type { Trip } from '@tabi/shared/contracts/trips';
import { Button, Field, Select } from '@tabi/shared/ui';
import { useState, type ReactNode } from 'react';
import styles from './stay-dates.module.css';

type Dates = { from: string; to: string };
type Props = {
  trip: Trip;
  first: Dates;
  /** What the button does: "Stay here". */
  act: string;
  onDates: (dates: Dates) => void;
  onCancel: () => void;
  children?: ReactNode;
};

/** From which evening to which morning. */
export function StayDates({ trip, first, act, onDates, onCancel, children }: Props) {
  const [{ from, to }, setDates] = useState(first);
  const options = (start: string, end: string) =>
    eachDay(start, end).map((value) => ({ value, label: formatDay(value) }));
  const onFrom = (date: string) => setDates({ from: date, to: to > date ? to : addDays(date, 1) });
  return (
    <form
      className={styles['form']}
      onSubmit={(event) => {
        event.preventDefault();
        onDates({ from, to });
      }}
    >
      {children}
      <Field label="Check in" className={styles['day']}>
        <Select
          value={from}
          options={options(trip.startDate, trip.endDate)}
          onChange={({ target }) => onFrom(target.value)}
        />
      </Field>
      <Field label="Check out" className={styles['day']}>
        <Select
          value={to}
          options={options(addDays(from, 1), addDays(trip.endDate, 1))}
          onChange={({ target }) => setDates({ from, to: target.value })}
        />
      </Field>
      <div className={styles['acts']}>
        <Button look="primary" type="submit">
          {act}
        </Button>
        <Button look="quiet" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
