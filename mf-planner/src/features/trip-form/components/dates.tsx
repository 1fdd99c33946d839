import { formatDays } from '@tabi/shared/format';
import { shownError, useField, useForm, useFormState } from '@tabi/shared/forms';
import { Field, FieldGroup, Input } from '@tabi/shared/ui';
import { DateRangePicker } from '@tabi/shared/ui-overlay';
import { withEnd, withStart } from '../../../common/domain/day-range.ts';
import type { Draft } from '../domain.ts';
import styles from './trip-form.module.css';

const days = ['startDate', 'endDate'] as const;

/** A day may take the other one along. */
function useDay(name: (typeof days)[number], apply: (draft: Draft, day: string) => Draft) {
  const form = useForm<Draft>();
  const { input, meta } = useField<string>(name);
  const onChange = (day: string) => {
    const next = apply(form.getState().values, day);
    form.batch(() => days.forEach((one) => form.change(one, next[one])));
  };
  return {
    name,
    value: input.value,
    onChange,
    onFocus: () => input.onFocus(),
    onBlur: () => input.onBlur(),
    error: shownError(meta),
  };
}

/** First and last day, none before `min`. */
function Days({ min }: { min: string }) {
  const form = useForm<Draft>();
  const first = useDay('startDate', withStart);
  const last = useDay('endDate', withEnd);
  const onRange = (startDate: string, endDate: string) =>
    form.batch(() => {
      form.change('startDate', startDate);
      form.change('endDate', endDate);
    });
  return (
    <DateRangePicker
      first={{ ...first, label: 'First day' }}
      last={{ ...last, label: 'Last day' }}
      onRange={onRange}
      min={min}
      required
    />
  );
}

/** Emptying it changes nothing: there is always one. */
function Time({ name, label }: { name: 'startTime' | 'endTime'; label: string }) {
  const { input, meta } = useField<string>(name);
  return (
    <Field label={label} error={shownError(meta)}>
      <Input
        {...input}
        type="time"
        required
        onChange={(event) => event.target.value && input.onChange(event.target.value)}
      />
    </Field>
  );
}

/** First and last day, and from when to when a day goes. */
export function Dates({ min }: { min: string }) {
  const { values } = useFormState<Draft>({ subscription: { values: true } });
  return (
    <FieldGroup label="When?" legend="title">
      <div className={styles['stack']}>
        <Days min={min} />
        {values.startDate && values.endDate ? (
          <p className={styles['help']}>{formatDays(values.startDate, values.endDate)}</p>
        ) : null}
        <div className={styles['pair']}>
          <Time name="startTime" label="Days begin at" />
          <Time name="endTime" label="Days end at" />
        </div>
      </div>
    </FieldGroup>
  );
}
