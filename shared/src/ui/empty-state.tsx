import type { ReactNode } from 'react';
import styles from './states.module.css';

/** Nothing here yet, and what to do next. */
export function EmptyState({ title, text, children }: { title: string; text?: string; children?: ReactNode }) {
  return (
    <div className={styles['state']}>
      <h2>{title}</h2>
      {text ? <p>{text}</p> : null}
      {children ? <div className={styles['actions']}>{children}</div> : null}
    </div>
  );
}
