import { useId, type ReactNode } from 'react';
import styles from './manage.module.css';

/** One act of the settings: what it is, and how it is done. */
export function Section({ title, text, children }: { title: string; text?: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className={styles['section']} aria-labelledby={id}>
      <header>
        <h2 id={id}>{title}</h2>
        {text ? <p>{text}</p> : null}
      </header>
      <div className={styles['act']}>{children}</div>
    </section>
  );
}
