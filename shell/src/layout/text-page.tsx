import { classNames, Container } from '@tabi/shared/ui';
import type { ReactNode } from 'react';
import styles from './text-page.module.css';

type Props = {
  title: string;
  lead: string;
  children?: ReactNode;
  /** What there is to do, such as a form: beside the words where there is room, below them where there is none. */
  beside?: ReactNode;
};

/** A page to read: one heading, a sentence about it, text in a comfortable measure. */
export function TextPage({ title, lead, children, beside }: Props) {
  return (
    <Container>
      <article className={classNames(styles['page'], beside ? styles['halves'] : undefined)}>
        <div>
          <h1>{title}</h1>
          <p className={styles['lead']}>{lead}</p>
          {children}
        </div>
        {beside ? <div className={styles['beside']}>{beside}</div> : null}
      </article>
    </Container>
  );
}
