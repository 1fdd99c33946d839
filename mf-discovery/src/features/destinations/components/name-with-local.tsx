import styles from './local-guide.module.css';

type Named = { name: string; local_name: string | null };

/** A name, and beside it the same in the writing of its country where it is written otherwise. */
export const NameWithLocal = ({ of: { name, local_name: local } }: { of: Named }) => (
  <>
    {name}{' '}
    {local ? (
      <span lang="und" className={styles['local']}>
        {local}
      </span>
    ) : null}
  </>
);
