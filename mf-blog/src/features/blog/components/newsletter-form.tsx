import { Button } from '@tabi/shared/ui';
import { useEffect, useId, useLayoutEffect, useRef, useState, type ComponentType } from 'react';
import styles from './newsletter-form.module.css';

type Fields = ComponentType<{ first: string }>;

/** How the form looks until its code has come. What is typed into it goes over, and so does the focus. */
function Still({ text, onText }: { text: string; onText: (text: string) => void }) {
  const id = useId();
  return (
    <div className={styles['form']}>
      <div>
        <label htmlFor={id} className={styles['label']}>
          Email
        </label>
        <input
          id={id}
          type="email"
          autoComplete="email"
          placeholder="you@example.com"
          className={styles['input']}
          value={text}
          onChange={(event) => onText(event.target.value)}
        />
      </div>
      <Button look="primary" className={styles['button']} disabled>
        Sign up
      </Button>
    </div>
  );
}

/** Joins the blog's letter. The code of forms is no part of a page's first load. */
export function NewsletterForm() {
  const [Fields, setFields] = useState<Fields | null>(null);
  const [text, setText] = useState('');
  const box = useRef<HTMLDivElement>(null);
  const hadFocus = useRef(false);
  useEffect(() => {
    let here = true;
    const arrive = ({ NewsletterFields }: { NewsletterFields: Fields }) => {
      if (!here) return;
      hadFocus.current = box.current?.contains(document.activeElement) ?? false;
      setFields(() => NewsletterFields);
    };
    // Without it the button stays as it is: nothing can be sent.
    void import('./newsletter-fields.tsx').then(arrive, () => undefined);
    return () => {
      here = false;
    };
  }, []);
  useLayoutEffect(() => {
    if (Fields && hadFocus.current) box.current?.querySelector('input')?.focus();
  }, [Fields]);
  return <div ref={box}>{Fields ? <Fields first={text} /> : <Still text={text} onText={setText} />}</div>;
}
