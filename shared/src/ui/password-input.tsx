import { useState, type InputHTMLAttributes } from 'react';
import { classNames } from './class-names.ts';
import styles from './control.module.css';
import { Input } from './input.tsx';

type Props = Omit<InputHTMLAttributes<HTMLInputElement>, 'size' | 'type'> & {
  /** What the button shows: `Show password`. */
  what: string;
};

/** A secret, which its writer can look at. */
export function PasswordInput({ what, className, ...rest }: Props) {
  const [shown, setShown] = useState(false);
  return (
    <div className={styles['box']}>
      <Input {...rest} type={shown ? 'text' : 'password'} className={classNames(styles['withEnd'], className)} />
      <button
        type="button"
        className={styles['end']}
        aria-pressed={shown}
        aria-label={`Show ${what}`}
        onClick={() => setShown(!shown)}
      >
        {shown ? 'Hide' : 'Show'}
      </button>
    </div>
  );
}
