import { classNames } from './class-names.ts';
import styles from './skeleton.module.css';

/** The shape of what comes. */
export function Skeleton({
  shape = 'line',
  short,
  className,
}: {
  shape?: 'line' | 'title' | 'card';
  short?: boolean;
  className?: string;
}) {
  return (
    <span
      aria-hidden="true"
      className={classNames(styles['skeleton'], styles[shape], short && styles['short'], className)}
    />
  );
}
