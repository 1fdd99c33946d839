import { Button, Icon } from '@tabi/shared/ui';
import { ChevronDown, ChevronUp } from 'lucide-react';
import { useRef, type KeyboardEvent, type PointerEvent, type ReactNode } from 'react';
import { beside, restOf, type Snap } from '../domain/snaps.ts';
import styles from './sheet.module.css';

type Props = {
  label: string;
  snap: Snap;
  onSnap: (snap: Snap) => void;
  /** Always in reach, also while the sheet only peeks. */
  bar: ReactNode;
  children: ReactNode;
};

const words: Record<Snap, string> = { peek: 'closed', half: 'half open', full: 'open' };

/** Drags the sheet by its handle, and lets it rest where it is nearest. */
function useDrag(snap: Snap, onSnap: Props['onSnap']) {
  const sheet = useRef<HTMLElement>(null);
  const held = useRef<{ from: number; height: number; last: number; at: number; speed: number } | null>(null);
  const onPointerDown = ({ currentTarget, pointerId, clientY, timeStamp }: PointerEvent<HTMLElement>) => {
    currentTarget.setPointerCapture(pointerId);
    held.current = { from: clientY, height: sheet.current?.offsetHeight ?? 0, last: clientY, at: timeStamp, speed: 0 };
  };
  const onPointerMove = ({ clientY, timeStamp }: PointerEvent<HTMLElement>) => {
    const hold = held.current;
    if (!hold || !sheet.current) return;
    hold.speed = (hold.last - clientY) / Math.max(1, timeStamp - hold.at);
    Object.assign(hold, { last: clientY, at: timeStamp });
    sheet.current.dataset['held'] = '';
    sheet.current.style.height = `${hold.height + hold.from - clientY}px`;
  };
  const onPointerUp = () => {
    const [hold, own] = [held.current, sheet.current];
    held.current = null;
    if (!hold || !own) return;
    const moved = hold.from !== hold.last;
    const share = own.offsetHeight / window.innerHeight;
    delete own.dataset['held'];
    own.style.removeProperty('height');
    if (moved) onSnap(restOf(share, hold.speed, snap));
  };
  return { sheet, handle: { onPointerDown, onPointerMove, onPointerUp, onPointerCancel: onPointerUp } };
}

/** What lies over the foot of a small window: it peeks, is half open or open, by its handle, by buttons or by arrow keys. */
export function Sheet({ label, snap, onSnap, bar, children }: Props) {
  const { sheet, handle } = useDrag(snap, onSnap);
  const press = ({ key }: KeyboardEvent) => {
    if (key === 'ArrowUp') onSnap(beside(snap, 1));
    if (key === 'ArrowDown' || key === 'Escape') onSnap(beside(snap, -1));
  };
  return (
    // Remarks at the foot of the window stand above it.
    <section ref={sheet} aria-label={label} className={styles['sheet']} data-snap={snap} data-at-foot="">
      <div className={styles['handle']} aria-hidden="true" {...handle} />
      {/* The keys are those of the buttons in it. */}
      {/* eslint-disable-next-line jsx-a11y/no-static-element-interactions */}
      <div className={styles['bar']} onKeyDown={press}>
        {bar}
        <span className={styles['steps']}>
          {snap === 'peek' ? null : (
            <Button look="quiet" square aria-label="Smaller" onClick={() => onSnap(beside(snap, -1))}>
              <Icon of={ChevronDown} />
            </Button>
          )}
          {snap === 'full' ? null : (
            <Button look="quiet" square aria-label="Larger" onClick={() => onSnap(beside(snap, 1))}>
              <Icon of={ChevronUp} />
            </Button>
          )}
        </span>
        <span role="status" className={styles['said']}>{`${label}: ${words[snap]}`}</span>
      </div>
      <div className={styles['body']} hidden={snap === 'peek'}>
        {children}
      </div>
    </section>
  );
}
