import { Skeleton } from '@tabi/shared/ui';
import styles from './things-skeleton.module.css';

export function ThingsSkeleton() {
  return (
    <div aria-busy="true">
      <div className={styles['head']}>
        <Skeleton shape="title" />
      </div>
      <div className={styles['things']}>
        {[1, 2, 3, 4].map((number) => (
          <div key={number}>
            <Skeleton shape="card" className={styles['picture']} />
            <Skeleton short />
          </div>
        ))}
      </div>
    </div>
  );
}
