import { useId, type ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { FieldContext, labelIdOf, type Wiring } from './field-context.ts';
import styles from './field.module.css';
import { VisuallyHidden } from './visually-hidden.tsx';

export type FieldWords = {
  label: ReactNode;
  /** The label is for screen readers alone: something visible beside the field says the same. */
  labelHidden?: boolean;
  help?: ReactNode;
  /** What is wrong and how to mend it; it takes the place of the help. */
  error?: ReactNode;
};

type Props = FieldWords & { className?: string; children: ReactNode };

function Note({ id, help, error }: Pick<FieldWords, 'help' | 'error'> & { id: string }) {
  return error || help ? (
    <div id={id} className={error ? styles['wrong'] : styles['help']}>
      {error || help}
    </div>
  ) : null;
}

const wiringOf = (id: string, { help, error }: Pick<FieldWords, 'help' | 'error'>): Wiring => ({
  ...(help || error ? { 'aria-describedby': `${id}-note` } : {}),
  ...(error ? { 'aria-invalid': true } : {}),
});

/** A control with its label above and its help, or what is wrong, below. Any control of the kit inside is wired to them. */
export function Field({ label, labelHidden, help, error, className, children }: Props) {
  const id = useId();
  const words = (
    <label id={labelIdOf(id)} htmlFor={id} className={labelHidden ? undefined : styles['label']}>
      {label}
    </label>
  );
  return (
    <div className={classNames(styles['field'], className)}>
      {labelHidden ? <VisuallyHidden>{words}</VisuallyHidden> : words}
      <FieldContext value={{ id, ...wiringOf(id, { help, error }) }}>{children}</FieldContext>
      <Note id={`${id}-note`} help={help} error={error} />
    </div>
  );
}

type GroupProps = Props & {
  /** `radiogroup` of choices of which one counts. */
  role?: 'group' | 'radiogroup';
  /** `title`: a question of its own in a long form. */
  legend?: 'label' | 'title';
};

/** Several controls that answer one question, under its legend. */
export function FieldGroup({
  label,
  labelHidden,
  help,
  error,
  role,
  legend = 'label',
  className,
  children,
}: GroupProps) {
  const id = useId();
  const { 'aria-invalid': wrong, ...described } = wiringOf(id, { help, error });
  return (
    <fieldset
      role={role}
      className={classNames(styles['field'], className)}
      {...described}
      // Screen readers know only a group of which one counts as wrong.
      {...{ [role === 'radiogroup' ? 'aria-invalid' : 'data-invalid']: wrong }}
    >
      <legend className={labelHidden ? undefined : classNames(styles['label'], legend === 'title' && styles['title'])}>
        {labelHidden ? <VisuallyHidden>{label}</VisuallyHidden> : label}
      </legend>
      <FieldContext value={{}}>{children}</FieldContext>
      <Note id={`${id}-note`} help={help} error={error} />
    </fieldset>
  );
}
