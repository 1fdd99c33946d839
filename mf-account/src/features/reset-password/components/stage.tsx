import { useEffect, useRef, type ReactNode } from 'react';
import styles from './stage.module.css';

type Props = {
  title: string;
  text: string;
  /** It has taken the place of what was used before: the focus goes to its heading, and it is read out. */
  next?: boolean;
  children: ReactNode;
};

/** One step of the way to a new password. */
export function Stage({ title, text, next = false, children }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (next) heading.current?.focus();
  }, [next]);
  return (
    <div className={styles['stage']}>
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
      <p role={next ? 'status' : undefined}>{text}</p>
      {children}
    </div>
  );
}
