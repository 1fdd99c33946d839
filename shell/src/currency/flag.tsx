import { useInView } from '@tabi/shared/ui';
import { useRef, useSyncExternalStore } from 'react';
import { drawsFlags } from './draws-flags.ts';
import { whenIdle } from '../web-app/when-idle.ts';
import styles from './flag.module.css';

let known: boolean | undefined;

/** Measured once, when a flag is to be seen and nothing else waits to be done: systems do not learn flags while a page is open. */
function measure(tell: () => void): () => void {
  if (known !== undefined) return () => undefined;
  let gone = false;
  whenIdle(() => {
    known ??= drawsFlags();
    if (!gone) tell();
  });
  return () => {
    gone = true;
  };
}

const neverTold = () => () => undefined;

const firstLetter = 0x1f1e6;

/** `JP` of 🇯🇵. */
const lettersOf = (flag: string) =>
  [...flag].map((letter) => String.fromCharCode((letter.codePointAt(0) ?? 0) - firstLetter + 65)).join('');

/** A currency's flag; on systems that have none, such as Windows, the letters of its region in the same place. */
export function Flag({ flag }: { flag: string }) {
  const place = useRef<HTMLSpanElement>(null);
  const seen = useInView(place, '0px');
  const draws = useSyncExternalStore(
    seen ? measure : neverTold,
    () => known ?? false,
    () => false,
  );
  return (
    <span ref={place} aria-hidden="true" className={draws ? styles['flag'] : styles['letters']}>
      {draws ? flag : lettersOf(flag)}
    </span>
  );
}
