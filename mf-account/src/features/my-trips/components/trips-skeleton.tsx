import { Skeleton } from '@tabi/shared/ui';
import styles from './trips-skeleton.module.css';

export function TripsSkeleton() {
  return (
    <div className={styles['trips']} aria-busy="true">
      {[1, 2, 3].map((number) => (
        <div key={number}>
          <Skeleton className={styles['poster']} />
          <Skeleton shape="title" />
          <Skeleton short />
        </div>
      ))}
    </div>
  );
}
