import { otherName } from '@tabi/shared/format';
import styles from './local-guide.module.css';

type Named = { name: string; local_name: string | null };

/** A name, and beside it the same in the writing of its country where it is written otherwise. */
export function NameWithLocal({ of }: { of: Named }) {
  const other = otherName(of);
  return (
    <>
      {of.name}{' '}
      {other ? (
        <span lang="und" className={styles['local']}>
          {other}
        </span>
      ) : null}
    </>
  );
}
