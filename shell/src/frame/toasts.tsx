import { dismissNotice, pressNotice, useAppState, useAppStateSource, type Notice } from '@tabi/shared/state';
import { aboveDialogs, Button, useAfterPaint } from '@tabi/shared/ui';
import { createElement, useEffect, useState, type ComponentType, type ReactElement, type ReactNode } from 'react';
import styles from './toasts.module.css';

/** An open dialog lets nothing around it be pressed; a remark may be. */
const pressable = { pointerEvents: 'auto' } as const;

/** How long a remark stays, in milliseconds; one that can be acted on stays longer. */
const stay = { plain: 6_000, withAction: 12_000 };

type Shown = Pick<Notice, 'id' | 'title' | 'button' | 'acts'>;
type Acts = { close: () => void; press: () => void };

function Toast({ toast, close, press }: { toast: Shown } & Acts) {
  const [held, setHeld] = useState(false);
  useEffect(() => {
    if (held) return undefined;
    const timer = setTimeout(close, toast.acts ? stay.withAction : stay.plain);
    return () => clearTimeout(timer);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- it closes the same toast, whichever render made it
  }, [held, toast.id]);
  return (
    <p
      className={styles['toast']}
      style={pressable}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      {toast.title}
      <Button look="quiet" size="small" onClick={press}>
        {toast.button}
      </Button>
    </p>
  );
}

type MovingList = ComponentType<{ items: ReactElement[] }>;

/**
 * The remarks, coming and going in a movement. What moves them is fetched with the first, which does not wait for it,
 * and used from when none is there, so that none is made anew.
 */
function useMovement(items: ReactElement[]): ReactNode {
  const [fetched, setFetched] = useState<MovingList | null>(null);
  const [used, setUsed] = useState<MovingList | null>(null);
  const some = items.length > 0;
  useEffect(() => {
    if (!some) return;
    void import('./moving-list.tsx').then(
      (module) => setFetched(() => module.MovingList),
      () => undefined,
    );
  }, [some]);
  if (!some && used !== fetched) setUsed(() => fetched);
  return used ? createElement(used, { items }) : items;
}

/** Something that always is in reach at the foot of a small window: a page marks it. */
const isFootTaken = (): boolean => document.querySelector('[data-at-foot]') !== null;

/** Beside the page, not in it: an open dialog hides the page from screen readers, and remarks come from dialogs too. */
export function Toasts() {
  // What was pressed is answered first, what is said of it a frame later.
  const notices = useAfterPaint(useAppState().notices);
  const state = useAppStateSource();
  const items = notices
    .filter(({ kind }) => kind === 'toast')
    .map((toast) => (
      <Toast
        key={toast.id}
        toast={toast}
        close={() => dismissNotice(state, toast.id)}
        press={() => pressNotice(state, toast.id)}
      />
    ));
  // Asked when there is something to say: a rule of style about the whole page has all of it looked through at every change.
  const above = items.length > 0 && isFootTaken();
  return (
    <div
      role="status"
      className={styles['toasts']}
      data-above-foot={above ? '' : undefined}
      {...{ [aboveDialogs]: '' }}
    >
      {useMovement(items)}
    </div>
  );
}
