import { Rows, type Row } from './rows.tsx';
import styles from './local-guide.module.css';

type Props = { id: string; title: string; what: string; rows: Row[] };

/** Rows under a title of their own. Nothing where there are none. */
export const GuideRows = ({ id, title, what, rows }: Props) =>
  rows.length > 0 ? (
    <section aria-labelledby={id}>
      <h3 id={id} className={styles['subtitle']}>
        {title}
      </h3>
      <Rows rows={rows} what={what} />
    </section>
  ) : null;
