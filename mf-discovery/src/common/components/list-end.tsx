import type { ApiError } from '@tabi/shared/data';
import { classNames, ErrorState, useStepFocus } from '@tabi/shared/ui';
import type { ReactNode } from 'react';
import styles from './page.module.css';

/** As `usePages` answers. */
export type ListOf<T> = {
  items: T[];
  error: ApiError | undefined;
  isLoading: boolean;
  isLoadingMore: boolean;
  hasMore: boolean;
  retry: () => void;
  loadMore: () => void;
};

type Props = {
  list: Pick<ListOf<unknown>, 'error' | 'hasMore' | 'isLoadingMore' | 'retry'>;
  /** One of the list, `hotel`. */
  noun: string;
  /** The way to more. */
  children: ReactNode;
};

/** Below a list the way to more of it; where more cannot be had, that, and the way to ask for it again. */
export function ListEnd({ list: { error, hasMore, isLoadingMore, retry }, noun, children }: Props) {
  // With the last part the button goes, and with a part that failed.
  const end = useStepFocus<HTMLDivElement>(hasMore);
  const again = () => {
    // The button goes: who has pressed it stays where they were.
    end.current?.focus({ preventScroll: true });
    retry();
  };
  return (
    <div ref={end} tabIndex={-1} className={classNames(styles['end'], isLoadingMore && styles['growing'])}>
      {hasMore || (error && isLoadingMore) ? (
        <div className={styles['more']}>{children}</div>
      ) : error ? (
        <div className={styles['failed']}>
          <ErrorState
            size="small"
            title={`No more ${noun}s can be shown right now`}
            text={error.message}
            retry={again}
          />
        </div>
      ) : null}
    </div>
  );
}
