import { Skeleton } from '@tabi/shared/ui';
import styles from './lists-skeleton.module.css';

export function ListsSkeleton() {
  return (
    <div className={styles['lists']} aria-busy="true">
      {[1, 2, 3].map((number) => (
        <div key={number}>
          <Skeleton shape="card" className={styles['picture']} />
          <Skeleton short />
        </div>
      ))}
    </div>
  );
}
