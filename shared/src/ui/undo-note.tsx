import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { Button } from './button.tsx';
import styles from './undo-note.module.css';

/** Once the note is gone while it had the focus, that goes to what stands in its place again. */
function useFocusOfSuccessor(note: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const here = note.current;
    return () => {
      const [place, before] = [here?.parentElement, here?.previousElementSibling];
      if (!here?.contains(document.activeElement)) return;
      queueMicrotask(() => {
        const successor = before ? before.nextElementSibling : place?.firstElementChild;
        successor?.querySelector<HTMLElement>('a[href], button:not(:disabled)')?.focus();
      });
    };
  }, [note]);
}

type Props = { name: string; what: string; undo: () => Promise<void> };

/** In the place of what was just taken away: what happened, and the way back. */
export function UndoNote({ name, what, undo }: Props) {
  const note = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [undoing, setUndoing] = useState(false);
  // The button that was pressed is gone: whoever works by keyboard goes on here.
  useEffect(() => button.current?.focus(), []);
  useFocusOfSuccessor(note);
  const press = async () => {
    setUndoing(true);
    await undo();
    setUndoing(false);
  };
  return (
    <div ref={note} role="status" className={styles['note']}>
      <p>
        <strong>{name}</strong> {what}.
      </p>
      <Button ref={button} aria-disabled={undoing} onClick={() => void (undoing ? null : press())}>
        Undo
      </Button>
    </div>
  );
}
