import { Button, classNames } from '@tabi/shared/ui';
import { useId, useState, type ReactNode } from 'react';
import styles from './rows.module.css';

export type Row = { key: string; name: ReactNode; text: ReactNode };

/** How many a phone shows at first; one more alone would not be worth a button. */
const atFirst = 4;

type Props = {
  rows: Row[];
  /** What they are, as the button names them: “Show all 11 facts”. */
  what: string;
  /** Side by side where there is room. */
  columns?: boolean;
};

/**
 * A name a row, and what to know of it. On a phone the first few, and a way to see all: CSS leaves the others out only
 * where a script can bring them back.
 */
export function Rows({ rows, what, columns = false }: Props) {
  const id = useId();
  const [open, setOpen] = useState(false);
  const many = rows.length > atFirst + 1;
  return (
    <>
      <dl id={id} className={classNames(columns && styles['columns'], many && !open && styles['first'])}>
        {rows.map(({ key, name, text }) => (
          <div key={key} className={styles['row']}>
            <dt>{name}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      {many ? (
        <Button
          look="quiet"
          size="small"
          className={styles['toggle']}
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
        >
          {open ? `Show fewer ${what}` : `Show all ${rows.length} ${what}`}
        </Button>
      ) : null}
    </>
  );
}
