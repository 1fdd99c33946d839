import type { ReactNode } from 'react';
import { Picture } from './picture.tsx';
import styles from './states.module.css';

type Props = {
  title: string;
  text?: string;
  /** Where nothing has ever been: up to three posters on a table beside the words. Empty while they are on their way. */
  posters?: readonly { url: string; tint: string }[];
  /** What to do next. */
  children?: ReactNode;
};

/** Nothing here yet, and what to do next. */
export function EmptyState({ title, text, posters, children }: Props) {
  const words = (
    <div className={styles['state']}>
      <h2>{title}</h2>
      {text ? <p>{text}</p> : null}
      {children ? <div className={styles['actions']}>{children}</div> : null}
    </div>
  );
  if (!posters) return words;
  return (
    <div className={styles['first']}>
      {words}
      <ul className={styles['posters']} aria-hidden="true">
        {posters.slice(0, 3).map((picture) => (
          <li key={picture.url}>
            <Picture picture={picture} alt="" shape="tall" sizes="220px" className={styles['poster']} />
          </li>
        ))}
      </ul>
    </div>
  );
}
