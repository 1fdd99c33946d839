import { Breadcrumbs } from '@tabi/shared/ui';
import type { ReactNode } from 'react';
import styles from './details.module.css';

type Props = {
  trail: { name: string; to?: string }[];
  title: string;
  /** The name in the letters of its place. */
  other?: string | null;
  /** 2 inside a page that has a heading of its own. */
  level?: 1 | 2;
  actions?: ReactNode;
  snippet?: string;
  /** Rating, tags and the like. */
  children?: ReactNode;
};

/** The head of a page about one thing: where it is, its name, what to do with it. */
export function DetailsHead({ trail, title, other, level = 1, actions, snippet, children }: Props) {
  const Title = level === 1 ? 'h1' : 'h2';
  return (
    <header className={styles['head']}>
      <Breadcrumbs trail={trail} />
      <div className={styles['headline']}>
        <Title>
          {title} {other ? <span lang="und">{other}</span> : null}
        </Title>
        {snippet ? <p className={styles['snippet']}>{snippet}</p> : null}
        {actions ? <div className={styles['actions']}>{actions}</div> : null}
        {children ? <div className={styles['about']}>{children}</div> : null}
      </div>
    </header>
  );
}
