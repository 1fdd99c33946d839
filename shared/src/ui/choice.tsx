import type { InputHTMLAttributes, ReactNode, Ref } from 'react';
import { classNames } from './class-names.ts';
import styles from './choice.module.css';
import { FieldGroup, type FieldWords } from './field.tsx';
import { useFieldWiring } from './field-context.ts';

type Props = Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'size'> & {
  ref?: Ref<HTMLInputElement>;
  label: ReactNode;
  /** More about it, in smaller letters. */
  text?: ReactNode;
  /** `row`: a box beside its words; `lined`: one of a long list; `chip` and `card`: the shape itself is pressed. */
  look?: 'row' | 'lined' | 'chip' | 'card';
};

function Choice({ type, label, text, look = 'row', className, ...rest }: Props & { type: 'checkbox' | 'radio' }) {
  const words = (
    <>
      <span className={styles['label']}>{label}</span>
      {text ? <span className={styles['text']}>{text}</span> : null}
    </>
  );
  const lined = look === 'lined' && styles['lined'];
  return (
    <label className={classNames(styles['choice'], lined, styles[lined ? 'row' : look], className)}>
      <input type={type} {...rest} {...useFieldWiring(rest)} />
      {look === 'card' ? <span className={styles['body']}>{words}</span> : words}
    </label>
  );
}

/** Yes or no. */
export const Checkbox = (props: Props) => <Choice type="checkbox" {...props} />;

/** One of several under one `name`. */
export const Radio = (props: Props) => <Choice type="radio" {...props} />;

type GroupProps = FieldWords & {
  /** Of which one counts (`radiogroup`), or any number. */
  role?: 'group' | 'radiogroup';
  legend?: 'label' | 'title';
  /** One under the other, one after the other, or side by side in equal widths where there is room. */
  layout?: 'stack' | 'wrap' | 'columns';
  children: ReactNode;
};

/** Boxes to tick, or of which one counts, under one question. */
export function ChoiceGroup({ layout = 'stack', children, ...group }: GroupProps) {
  return (
    <FieldGroup {...group}>
      <div className={styles[layout]}>{children}</div>
    </FieldGroup>
  );
}
