import { useId, useState, type InputHTMLAttributes } from 'react';
import { useField } from 'react-final-form';
import { classNames } from '../ui/class-names.ts';
import type { Rule } from './rules.ts';
import styles from './text-field.module.css';

type Props = Omit<InputHTMLAttributes<HTMLInputElement>, 'name'> & {
  name: string;
  label: string;
  help?: string;
  rule?: Rule;
  /** Lines of a longer text; one when left out. */
  rows?: number;
};

/** A labelled text field of the form around it: help below, and what is wrong once the person has left it. */
export function TextField({ name, label, help, rule, rows, type = 'text', ...rest }: Props) {
  const { input, meta } = useField<string>(name, {
    validate: rule,
    subscription: { value: true, touched: true, error: true, submitError: true, dirtySinceLastSubmit: true },
  });
  const [shown, setShown] = useState(false);
  const id = useId();
  const stale = meta.dirtySinceLastSubmit ? undefined : (meta.submitError as string | undefined);
  const wrong = meta.touched ? ((meta.error as string | undefined) ?? stale) : undefined;
  const secret = type === 'password';
  const told = {
    id,
    'aria-invalid': wrong ? (true as const) : undefined,
    'aria-describedby': wrong || help ? `${id}-note` : undefined,
  };
  return (
    <div className={styles['field']}>
      <label htmlFor={id} className={styles['label']}>
        {label}
      </label>
      <span className={styles['box']}>
        {rows ? (
          <textarea {...input} {...told} rows={rows} maxLength={rest.maxLength} className={styles['input']} />
        ) : (
          <input
            {...rest}
            {...input}
            {...told}
            type={secret && shown ? 'text' : type}
            className={classNames(styles['input'], secret && styles['withButton'])}
          />
        )}
        {secret ? (
          <button
            type="button"
            className={styles['show']}
            aria-pressed={shown}
            aria-label={`Show ${label.toLowerCase()}`}
            onClick={() => setShown(!shown)}
          >
            {shown ? 'Hide' : 'Show'}
          </button>
        ) : null}
      </span>
      {wrong || help ? (
        <p id={`${id}-note`} className={wrong ? styles['wrong'] : styles['help']}>
          {wrong ?? help}
        </p>
      ) : null}
    </div>
  );
}
