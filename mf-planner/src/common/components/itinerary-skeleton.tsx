import { Container, Skeleton } from '@tabi/shared/ui';
import styles from './itinerary-skeleton.module.css';

export function TimelineSkeleton() {
  return (
    <Container>
      <div aria-busy="true" className={styles['rows']}>
        {[1, 2, 3, 4].map((number) => (
          <div key={number} className={styles['row']}>
            <Skeleton shape="card" />
            <div>
              <Skeleton shape="title" />
              <Skeleton />
            </div>
          </div>
        ))}
      </div>
    </Container>
  );
}

export function ItinerarySkeleton() {
  return (
    <>
      <Skeleton className={styles['head']} />
      <TimelineSkeleton />
    </>
  );
}
