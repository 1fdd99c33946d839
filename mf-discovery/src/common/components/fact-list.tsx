import { useId, type ReactNode } from 'react';
import styles from './fact-list.module.css';

type Props = { title: string; facts: [name: string, value: ReactNode][]; children?: ReactNode };

/** Facts in two columns, those without a value left out, and a note below. */
export function FactList({ title, facts, children }: Props) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={styles['title']}>
        {title}
      </h2>
      <dl className={styles['hours']}>
        {facts.map(([name, value]) =>
          value ? (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ) : null,
        )}
      </dl>
      {children}
    </section>
  );
}
