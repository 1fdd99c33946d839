import styles from './local-guide.module.css';

/** A name in the writing of its country; nothing where it is written the same. */
export const LocalName = ({ of: name }: { of: string | null }) =>
  name ? (
    <span lang="und" className={styles['local']}>
      {name}
    </span>
  ) : null;
