import { classNames } from '@tabi/shared/ui';
import type { ReactNode } from 'react';
import styles from './wash-box.module.css';

type Props = { id: string; title: string; text: string; className?: string; children: ReactNode };

/** A coloured block between stories: what it offers on the left, and what to do about it on the right. */
export const WashBox = ({ id, title, text, className, children }: Props) => (
  <section className={classNames(styles['box'], className)} aria-labelledby={id}>
    <div>
      <h2 id={id}>{title}</h2>
      <p>{text}</p>
    </div>
    {children}
  </section>
);
