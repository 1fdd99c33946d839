import { Container } from '@tabi/shared/ui';
import type { ReactNode } from 'react';
import styles from './text-page.module.css';

/** A page to read: one heading, a sentence about it, text in a comfortable measure. */
export function TextPage({ title, lead, children }: { title: string; lead: string; children: ReactNode }) {
  return (
    <Container>
      <article className={styles['page']}>
        <h1>{title}</h1>
        <p className={styles['lead']}>{lead}</p>
        {children}
      </article>
    </Container>
  );
}
