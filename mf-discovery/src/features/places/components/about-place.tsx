import { Button, classNames } from '@tabi/shared/ui';
import { useId, useState } from 'react';
import styles from './about-place.module.css';

/** Characters that fill about two lines of the text's width. */
const twoLines = 150;

/**
 * 'About this place', clamped to two lines with a way to see all of it. The whole text is always in the page, and CSS
 * clamps it only where a script can open it again, so that nothing moves when the page comes alive.
 */
export function AboutPlace({ text }: { text: string }) {
  const id = useId();
  const [open, setOpen] = useState(false);
  if (!text) return null;
  const long = text.length > twoLines;
  return (
    <section aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} className={styles['title']}>
        About this place
      </h2>
      <p id={id} className={classNames(styles['text'], long && !open && styles['clamped'])}>
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
