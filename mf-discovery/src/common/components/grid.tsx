import { classNames, Skeleton } from '@tabi/shared/ui';
import type { ReactNode } from 'react';
import styles from './grid.module.css';

const cardSizes = '(min-width: 1024px) 380px, (min-width: 540px) 46vw, 92vw';
export const posterSizes = '(min-width: 1024px) 380px, 46vw';

/** In a list the first card has a large picture everywhere, the others a small one on a phone. */
export const cardInList = (index: number) =>
  index === 0 ? { sizes: cardSizes } : { sizes: cardSizes.replace(/[^ ]+$/, '112px'), slim: true };

type Props = { children: ReactNode; posters?: boolean };
const classes = (posters?: boolean) => classNames(styles['grid'], posters && styles['posters']);

/** Cards side by side, as many as fit; tall posters also on a phone two by two. */
export function Grid({ children, posters }: Props) {
  return <ul className={classes(posters)}>{children}</ul>;
}

export function GridSkeleton({ posters }: { posters?: boolean }) {
  return (
    <ul className={classes(posters)} aria-busy="true">
      {[1, 2, 3, 4, 5, 6].map((number) => (
        <li key={number}>
          <Skeleton shape="card" className={styles['picture']} />
          <Skeleton short />
          <Skeleton />
        </li>
      ))}
    </ul>
  );
}
