import { Container, Skeleton } from '@tabi/shared/ui';
import styles from './budget-skeleton.module.css';

/** The shape of the budget. */
export const BudgetSkeleton = () => (
  <Container className={styles['skeleton']}>
    <Skeleton className={styles['word']} />
    <Skeleton className={styles['number']} />
    <Skeleton className={styles['bar']} />
    {[1, 2, 3, 4].map((row) => (
      <Skeleton key={row} className={styles['row']} />
    ))}
  </Container>
);
