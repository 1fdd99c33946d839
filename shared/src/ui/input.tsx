import type { InputHTMLAttributes, ReactElement, Ref, TextareaHTMLAttributes } from 'react';
import { classNames } from './class-names.ts';
import { controlClass, type ControlLook } from './control.ts';
import styles from './control.module.css';
import { useFieldWiring } from './field-context.ts';

/** A one-line control with an `Icon` before its text, or without one. */
export function WithIcon({ icon, children }: { icon?: ReactElement; children: ReactElement }) {
  if (!icon) return children;
  return (
    <div className={classNames(styles['box'], styles['before'])}>
      {icon}
      {children}
    </div>
  );
}

type InputProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'size'> &
  ControlLook & {
    ref?: Ref<HTMLInputElement>;
    /** An `Icon` before the text. */
    icon?: ReactElement;
  };

/** One line to type into. Inside a `Field` it is named and described by it. */
export function Input({ look, size, icon, className, ...rest }: InputProps) {
  return (
    <WithIcon icon={icon}>
      <input {...rest} {...useFieldWiring(rest)} className={controlClass({ look, size }, className)} />
    </WithIcon>
  );
}

type TextareaProps = TextareaHTMLAttributes<HTMLTextAreaElement> & { ref?: Ref<HTMLTextAreaElement> };

/** Several lines to type into; whoever writes more makes it taller. */
export function Textarea({ className, rows = 4, ...rest }: TextareaProps) {
  const look = controlClass({}, classNames(styles['lines'], className));
  return <textarea rows={rows} {...rest} {...useFieldWiring(rest)} className={look} />;
}
