import { formatDays } from '@tabi/shared/format';
import { shownError, useField, useForm, useFormState } from '@tabi/shared/forms';
import { Field, FieldGroup, Input } from '@tabi/shared/ui';
import { withEnd, withStart, type Draft } from '../domain.ts';
import styles from './trip-form.module.css';

const moments = ['startDate', 'endDate', 'startTime', 'endTime'] as const;

type MomentProps = {
  name: (typeof moments)[number];
  label: string;
  min?: string;
  /** The draft with another value of it, which may take others along. */
  apply: (draft: Draft, value: string) => Draft;
};

/** A day or a time. Emptying it changes nothing: there is always one. */
function Moment({ name, label, min, apply }: MomentProps) {
  const form = useForm<Draft>();
  const { input, meta } = useField<string>(name);
  const change = (value: string) => {
    if (!value) return;
    const next = apply(form.getState().values, value);
    form.batch(() => moments.forEach((moment) => form.change(moment, next[moment])));
  };
  return (
    <Field label={label} error={shownError(meta)}>
      <Input
        {...input}
        type={name.endsWith('Date') ? 'date' : 'time'}
        required
        min={min}
        onChange={(event) => change(event.target.value)}
      />
    </Field>
  );
}

/** First and last day, and from when to when a day goes. */
export function Dates() {
  const { values } = useFormState<Draft>({ subscription: { values: true } });
  return (
    <FieldGroup label="When?" legend="title">
      <div className={styles['stack']}>
        <div className={styles['pair']}>
          <Moment name="startDate" label="First day" apply={withStart} />
          <Moment name="endDate" label="Last day" min={values.startDate} apply={withEnd} />
        </div>
        <p className={styles['help']}>{formatDays(values.startDate, values.endDate)}</p>
        <div className={styles['pair']}>
          <Moment name="startTime" label="Days begin at" apply={(draft, startTime) => ({ ...draft, startTime })} />
          <Moment name="endTime" label="Days end at" apply={(draft, endTime) => ({ ...draft, endTime })} />
        </div>
      </div>
    </FieldGroup>
  );
}
