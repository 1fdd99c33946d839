import { useSyncExternalStore } from 'react';
import { drawsFlags } from './draws-flags.ts';
import { whenIdle } from '../web-app/when-idle.ts';
import styles from './flag.module.css';

let known: boolean | undefined;

/** Measured once, when nothing else waits to be done: systems do not learn flags while a page is open. */
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

const firstLetter = 0x1f1e6;

/** `JP` of 🇯🇵. */
const lettersOf = (flag: string) =>
  [...flag].map((letter) => String.fromCharCode((letter.codePointAt(0) ?? 0) - firstLetter + 65)).join('');

/** A currency's flag; on systems that have none, such as Windows, the letters of its region in the same place. */
export function Flag({ flag }: { flag: string }) {
  const draws = useSyncExternalStore(
    measure,
    () => known ?? false,
    () => false,
  );
  return (
    <span aria-hidden="true" className={draws ? styles['flag'] : styles['letters']}>
      {draws ? flag : lettersOf(flag)}
    </span>
  );
}
