import { useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { Input } from '../ui/input.tsx';
import styles from './pick-list.module.css';

export type Pick = { value: string; label: string; detail?: string };
export type PickGroup = { label: string; items: Pick[] };

type Props = {
  label: string;
  placeholder?: string;
  text: string;
  onText: (text: string) => void;
  groups: PickGroup[];
  onPick: (value: string) => void;
  /** In place of the list while it is empty. */
  children?: ReactNode;
};

const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };

/**
 * A text field with what fits always open below it, in groups: arrow keys go through, Enter picks. Ours and not
 * Chakra's, whose combobox writes its own idea of the text back into the field and loses letters of who types fast.
 */
export function PickList({ label, placeholder, text, onText, groups, onPick, children }: Props) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const items = groups.flatMap((group) => group.items);
  const [marked, setMarked] = useState<string | null>(null);
  // The best one, unless the person has gone on to another.
  const current = items.some(({ value }) => value === marked) ? marked : (items[0]?.value ?? null);
  const idOf = (value: string) => `${id}-${items.findIndex((item) => item.value === value)}`;
  useEffect(() => {
    list.current?.querySelector('[aria-selected=true]')?.scrollIntoView?.({ block: 'nearest' });
  }, [current]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const step = steps[event.key];
    if (step && items.length > 0) {
      const at = items.findIndex(({ value }) => value === current);
      setMarked(items[(at + step + items.length) % items.length]?.value ?? null);
      event.preventDefault();
    }
    if (event.key === 'Enter' && current) {
      onPick(current);
      event.preventDefault();
    }
  };
  return (
    <>
      <Input
        type="text"
        role="combobox"
        size="large"
        aria-label={label}
        aria-expanded={items.length > 0}
        aria-controls={id}
        aria-autocomplete="list"
        aria-activedescendant={current ? idOf(current) : undefined}
        placeholder={placeholder}
        autoComplete="off"
        spellCheck={false}
        value={text}
        onChange={(event) => {
          setMarked(null);
          onText(event.target.value);
        }}
        onKeyDown={onKeyDown}
      />
      <div ref={list} id={id} role="listbox" aria-label={label} className={styles['list']} hidden={items.length === 0}>
        {groups.map((group, index) => (
          <div key={group.label} role="group" aria-labelledby={`${id}-group-${index}`}>
            <p id={`${id}-group-${index}`} className={styles['group']}>
              {group.label}
            </p>
            {group.items.map((item) => (
              // Keys are the field's: the focus never leaves it.
              // eslint-disable-next-line jsx-a11y/click-events-have-key-events
              <div
                key={item.value}
                id={idOf(item.value)}
                role="option"
                tabIndex={-1}
                aria-selected={item.value === current}
                className={styles['item']}
                onPointerMove={() => setMarked(item.value)}
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => onPick(item.value)}
              >
                <span>{item.label}</span> {item.detail ? <span className={styles['detail']}>{item.detail}</span> : null}
              </div>
            ))}
          </div>
        ))}
      </div>
      {items.length === 0 ? children : null}
    </>
  );
}
