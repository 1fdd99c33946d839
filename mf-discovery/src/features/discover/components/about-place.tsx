import { Button } from '@tabi/shared/ui';
import { useEffect, useId, useRef, useState } from 'react';
import styles from './about-place.module.css';

/**
 * 'About this place', clamped to two lines with a way to see all of it. The whole text is always in the page; it is only
 * clamped where a script can open it again.
 */
export function AboutPlace({ text }: { text: string }) {
  const id = useId();
  const box = useRef<HTMLParagraphElement>(null);
  const [open, setOpen] = useState(true);
  const [long, setLong] = useState(false);
  useEffect(() => {
    const lines =
      (box.current?.scrollHeight ?? 0) / parseFloat(getComputedStyle(box.current ?? document.body).lineHeight);
    setLong(lines > 2.5);
    setOpen(false);
  }, [text]);
  return (
    <section aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} className={styles['title']}>
        About this place
      </h2>
      <p ref={box} id={id} className={open ? styles['text'] : `${styles['text']} ${styles['clamped']}`}>
        {text}
      </p>
      {long ? (
        <Button
          look="quiet"
          size="small"
          className={styles['toggle']}
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
        >
          {open ? 'Show less' : 'Show more'}
        </Button>
      ) : null}
    </section>
  );
}
