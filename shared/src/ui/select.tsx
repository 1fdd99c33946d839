import type { Ref, SelectHTMLAttributes } from 'react';
import { classNames } from './class-names.ts';
import { controlClass, type ControlLook } from './control.ts';
import styles from './control.module.css';
import { useFieldWiring } from './field-context.ts';

type Props = Omit<SelectHTMLAttributes<HTMLSelectElement>, 'size' | 'children' | 'multiple'> &
  ControlLook & {
    ref?: Ref<HTMLSelectElement>;
    options: readonly { value: string; label: string }[];
    /** Shown while nothing is chosen; it cannot be chosen again. */
    placeholder?: string;
  };

/** One of a few: the device's own list, which every phone and screen reader knows. */
export function Select({ options, placeholder, look, size, className, ...rest }: Props) {
  const control = controlClass({ look, size }, classNames(styles['select'], className));
  return (
    <div className={classNames(styles['box'], styles['after'])}>
      <select {...rest} {...useFieldWiring(rest)} className={control}>
        {placeholder ? (
          <option value="" disabled hidden>
            {placeholder}
          </option>
        ) : null}
        {options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
      <svg width="20" height="20" viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="1.5" aria-hidden>
        <path d="m7 10 5 5 5-5" />
      </svg>
    </div>
  );
}
