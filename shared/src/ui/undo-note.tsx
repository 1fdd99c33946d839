import { useEffect, useRef, useState } from 'react';
import { Button } from './button.tsx';
import styles from './undo-note.module.css';

type Props = { name: string; what: string; undo: () => Promise<void> };

/** In the place of what was just taken away: what happened, and the way back. */
export function UndoNote({ name, what, undo }: Props) {
  const button = useRef<HTMLButtonElement>(null);
  const [undoing, setUndoing] = useState(false);
  // The button that was pressed is gone: whoever works by keyboard goes on here.
  useEffect(() => button.current?.focus(), []);
  const press = async () => {
    setUndoing(true);
    await undo();
    setUndoing(false);
  };
  return (
    <div role="status" className={styles['note']}>
      <p>
        <strong>{name}</strong> {what}.
      </p>
      <Button ref={button} aria-disabled={undoing} onClick={() => void (undoing ? null : press())}>
        Undo
      </Button>
    </div>
  );
}
