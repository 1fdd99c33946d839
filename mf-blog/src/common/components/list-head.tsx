import { links } from '@tabi/shared/links';
import { Breadcrumbs, Skeleton } from '@tabi/shared/ui';
import type { ReactNode } from 'react';
import styles from './list-head.module.css';

/** What a list of posts is about. */
export function ListHead({ name, kicker, children }: { name?: string; kicker: string; children?: ReactNode }) {
  return (
    <>
      <Breadcrumbs
        trail={[{ name: 'Home', to: links.home() }, { name: 'Blog', to: links.blog() }, ...(name ? [{ name }] : [])]}
      />
      <header className={styles['head']}>
        {name ? (
          <h1>
            <span className={styles['kicker']}>{kicker} </span>
            {name}
          </h1>
        ) : (
          <Skeleton shape="title" />
        )}
        {children}
      </header>
    </>
  );
}
