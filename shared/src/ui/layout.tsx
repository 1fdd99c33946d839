import type { ReactNode } from 'react';
import { Link } from '../router/router.ts';
import styles from './layout.module.css';

export function Chip({ children }: { children: ReactNode }) {
  return <span className={styles['chip']}>{children}</span>;
}

/** A section's heading with its subtitle and, at its end, where to go for more. */
export function TitleBlock({
  title,
  subtitle,
  more,
  id,
}: {
  title: string;
  subtitle?: string;
  more?: ReactNode;
  id?: string;
}) {
  return (
    <div className={styles['title']}>
      <h2 id={id}>{title}</h2>
      {more}
      {subtitle ? <p>{subtitle}</p> : null}
    </div>
  );
}

/** The way here, for example Home / Destinations / Kyoto; the last one is this page. */
export function Breadcrumbs({ trail }: { trail: { name: string; to?: string }[] }) {
  return (
    <nav aria-label="Breadcrumb" className={styles['crumbs']}>
      <ol>
        {trail.map(({ name, to }) => (
          <li key={name}>{to ? <Link to={to}>{name}</Link> : <span aria-current="page">{name}</span>}</li>
        ))}
      </ol>
    </nav>
  );
}
