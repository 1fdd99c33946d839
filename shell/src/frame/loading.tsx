import { useEffect, useId, useRef } from 'react';
import styles from './loading.module.css';

const swallow = (event: KeyboardEvent) => {
  if (event.key === 'Tab') event.preventDefault();
};

/** Nothing else can be done meanwhile: the focus waits here and goes back afterwards, and the page stands still. */
function useHold() {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const before = document.activeElement;
    const root = document.documentElement;
    const overflow = root.style.overflow;
    place.current?.focus();
    root.style.overflow = 'hidden';
    document.addEventListener('keydown', swallow);
    return () => {
      document.removeEventListener('keydown', swallow);
      root.style.overflow = overflow;
      if (before instanceof HTMLElement) before.focus();
    };
  }, []);
  return place;
}

/** What is being waited for, above everything. */
export function Loading({ title }: { title: string }) {
  const place = useHold();
  const id = useId();
  return (
    <div ref={place} role="dialog" aria-modal="true" aria-labelledby={id} tabIndex={-1} className={styles['loading']}>
      <p id={id}>
        <span aria-hidden="true" className={styles['sun']} />
        {title}
      </p>
    </div>
  );
}
