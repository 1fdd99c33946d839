import { Container, Skeleton } from '@tabi/shared/ui';
import styles from './details.module.css';

/** The shape of a page about one thing. */
export const DetailsSkeleton = () => (
  <Container className={styles['head']}>
    <div aria-busy="true">
      <Skeleton short />
      <Skeleton shape="title" className={styles['headline']} />
      <Skeleton shape="card" className={styles['waiting']} />
    </div>
  </Container>
);
