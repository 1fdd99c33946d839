import { Skeleton } from '@tabi/shared/ui';
import type { ReactNode } from 'react';
import styles from './grid.module.css';

export const cardSizes = '(min-width: 1024px) 380px, (min-width: 540px) 46vw, 92vw';

/** Cards side by side, as many as fit. */
export function Grid({ children }: { children: ReactNode }) {
  return <ul className={styles['grid']}>{children}</ul>;
}

export function GridSkeleton() {
  return (
    <ul className={styles['grid']} aria-busy="true">
      {[1, 2, 3, 4, 5, 6].map((number) => (
        <li key={number}>
          <Skeleton shape="card" />
          <Skeleton short />
          <Skeleton />
        </li>
      ))}
    </ul>
  );
}
