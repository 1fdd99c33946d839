import {
  useRef,
  useSyncExternalStore,
  type CSSProperties,
  type KeyboardEvent,
  type PointerEvent,
  type RefObject,
} from 'react';
import styles from './divider.module.css';

const key = 'timeline-share';
/** Percent of the width that the days have. */
const [least, most, usual, step] = [35, 75, 55, 5];
const viewers = new Set<() => void>();
/** Where the browser keeps nothing. */
let unkept = usual;

const within = (share: number) => Math.round(Math.min(most, Math.max(least, share)));

function read(): number {
  try {
    return within(Number(localStorage.getItem(key) ?? usual));
  } catch {
    return unkept;
  }
}

function choose(share: number): void {
  try {
    localStorage.setItem(key, String(within(share)));
  } catch {
    unkept = within(share);
  }
  for (const viewer of viewers) viewer();
}

const watch = (viewer: () => void) => {
  viewers.add(viewer);
  return () => {
    viewers.delete(viewer);
  };
};

/** How much of the width the days have; the browser remembers it. As a style of what holds days and map. */
export const useShare = () => useSyncExternalStore(watch, read, () => usual);
export const shareStyle = (share: number) =>
  ({ '--days': `${share}fr`, '--beside': `${100 - share}fr` }) as CSSProperties;

type Props = {
  share: number;
  /** What holds days and map. */
  whole: RefObject<HTMLElement | null>;
};

/** Between the days and the map: it is pulled, or moved by arrow keys; pressed twice it goes back. */
export function Divider({ share, whole }: Props) {
  const held = useRef(false);
  const pull = ({ clientX }: PointerEvent) => {
    const box = whole.current?.getBoundingClientRect();
    if (held.current && box) choose(((clientX - box.left) / box.width) * 100);
  };
  const press = (event: KeyboardEvent) => {
    const to = { ArrowLeft: share - step, ArrowRight: share + step, Home: least, End: most }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    choose(to);
  };
  return (
    // A separator that can be moved is a widget, and has to be reached.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <div
      role="separator"
      // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      aria-label="Width of the days"
      aria-orientation="vertical"
      aria-valuenow={share}
      aria-valuemin={least}
      aria-valuemax={most}
      className={styles['divider']}
      onPointerDown={({ currentTarget, pointerId }) => {
        held.current = true;
        currentTarget.setPointerCapture(pointerId);
      }}
      onPointerMove={pull}
      onPointerUp={() => (held.current = false)}
      onPointerCancel={() => (held.current = false)}
      onDoubleClick={() => choose(usual)}
      onKeyDown={press}
    />
  );
}
