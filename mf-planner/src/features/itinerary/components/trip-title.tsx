import { Button, Icon, Input } from '@tabi/shared/ui';
import { Pencil } from 'lucide-react';
import { useState, type KeyboardEvent } from 'react';
import type { Outcome } from '../../../common/state/edits-view.ts';
import { useStandingForm } from '../../../common/state/standing-form.ts';
import styles from './trip-title.module.css';

type Props = {
  title: string;
  /** Null for those who only look. */
  onRename: ((title: string) => Promise<Outcome>) | null;
};

/** How wide a name is, in letters: signs of Chinese, Japanese and Korean are as wide as two. */
const widthOf = (name: string): number =>
  [...name].reduce(
    (sum, sign) => sum + (/[\u2e80-\u9fff\uac00-\ud7af\uf900-\ufaff\uff00-\uff60]/.test(sign) ? 2 : 1),
    0,
  );

/** A long name is written smaller on a phone, so that the days stay on its first screen. */
function lengthOf(name: string): 'long' | 'longest' | undefined {
  const width = widthOf(name);
  return width > 56 ? 'longest' : width > 24 ? 'long' : undefined;
}

/** The trip's name, which is written over where it stands. Enter keeps it, Escape leaves it as it was. */
export function TripTitle({ title, onRename }: Props) {
  const [text, setText] = useState<string | null>(null);
  // It stays written until it is stored: a refusal must not take it away.
  const { busy, save } = useStandingForm(() => setText(null));
  const keep = () => {
    const name = text?.trim();
    void save(() => (name && name !== title && onRename ? [onRename(name)] : []));
  };
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'Enter') keep();
    if (key === 'Escape') setText(null);
  };
  return (
    <div className={styles['title']}>
      {/* It stays the page's heading while it is written. */}
      <h1 className={text === null ? undefined : styles['hidden']} data-length={lengthOf(title)}>
        {title}
      </h1>
      {text !== null ? (
        <Input
          aria-label="Name of the trip"
          className={styles['input']}
          // eslint-disable-next-line jsx-a11y/no-autofocus -- it takes the place of the button that was just pressed
          autoFocus
          maxLength={120}
          aria-busy={busy || undefined}
          value={text}
          onChange={({ target }) => setText(target.value)}
          onKeyDown={onKeyDown}
          onBlur={keep}
        />
      ) : null}
      {onRename && text === null ? (
        <Button look="quiet" square aria-label="Give the trip another name" onClick={() => setText(title)}>
          <Icon of={Pencil} size={18} />
        </Button>
      ) : null}
    </div>
  );
}
