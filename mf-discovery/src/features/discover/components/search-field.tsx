import { Search } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import styles from './search-field.module.css';

const typingPause = 500;

/** A search that speaks up once typing has paused. */
export function SearchField({
  label,
  value,
  onSettled,
}: {
  label: string;
  value: string;
  onSettled: (text: string) => void;
}) {
  const id = useId();
  const [text, setText] = useState(value);
  const settle = useRef(onSettled);
  useEffect(() => {
    settle.current = onSettled;
  });
  useEffect(() => {
    if (text.trim() === value) return undefined;
    const timer = setTimeout(() => settle.current(text.trim()), typingPause);
    return () => clearTimeout(timer);
  }, [text, value]);
  return (
    <form role="search" className={styles['search']} onSubmit={(event) => event.preventDefault()}>
      <label htmlFor={id}>{label}</label>
      <span>
        <Search size={20} strokeWidth={1.5} aria-hidden />
        <input
          id={id}
          type="search"
          name="name"
          placeholder="Kyoto, 京都, Hanoi…"
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      </span>
    </form>
  );
}
