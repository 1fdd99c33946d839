import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './layout.module.css';

/** The page's width: everything of a page stands in one, unless it fills the window. */
export function Container({ children, className }: { children: ReactNode; className?: string }) {
  return <div className={classNames(styles['page'], className)}>{children}</div>;
}
