import { Field, Icon, Input } from '@tabi/shared/ui';
import { Search } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import styles from './search-field.module.css';

const typingPause = 500;

type Props = { label: string; placeholder?: string; value: string; onSettled: (text: string) => void };

/** A search that speaks up once typing has paused. Without a script, Enter asks for the page with the text. */
export function SearchField({ label, placeholder, value, onSettled }: Props) {
  const [text, setText] = useState(value);
  // The address is known to be this; anything else in it was not typed here, but came by Back or a link.
  const [sent, setSent] = useState(value);
  const [seen, setSeen] = useState(value);
  if (seen !== value) {
    setSeen(value);
    if (sent !== value) {
      setSent(value);
      setText(value);
    }
  }
  const settle = useEffectEvent(() => {
    setSent(text.trim());
    onSettled(text.trim());
  });
  useEffect(() => {
    if (text.trim() === value) return undefined;
    const timer = setTimeout(() => settle(), typingPause);
    return () => clearTimeout(timer);
  }, [text, value]);
  return (
    <form role="search" className={styles['search']} onSubmit={(event) => event.preventDefault()}>
      <Field label={label}>
        <Input
          type="search"
          name="name"
          look="pill"
          size="large"
          icon={<Icon of={Search} />}
          autoComplete="off"
          placeholder={placeholder}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      </Field>
    </form>
  );
}
