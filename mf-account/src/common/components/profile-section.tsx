import { useId, type ReactNode } from 'react';
import styles from './profile-section.module.css';

/** What it is about, and beside it what one can do. */
export function ProfileSection({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className={styles['section']} aria-labelledby={id}>
      <div className={styles['intro']}>
        <h2 id={id}>{title}</h2>
        <p>{text}</p>
      </div>
      <div>{children}</div>
    </section>
  );
}
