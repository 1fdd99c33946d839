import type { ReactNode } from 'react';
import styles from './local-guide.module.css';

export type GuideRow = { key: string; name: ReactNode; text: ReactNode };

/** Rows under a title of their own: a name, and what to know of it. Nothing where there are none. */
export const GuideRows = ({ id, title, rows }: { id: string; title: string; rows: GuideRow[] }) =>
  rows.length > 0 ? (
    <section aria-labelledby={id}>
      <h3 id={id} className={styles['subtitle']}>
        {title}
      </h3>
      <dl className={styles['rows']}>
        {rows.map(({ key, name, text }) => (
          <div key={key}>
            <dt>{name}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  ) : null;
