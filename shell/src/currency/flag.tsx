import { useSyncExternalStore } from 'react';
import { drawsFlags } from './draws-flags.ts';
import styles from './flag.module.css';

const never = () => () => undefined;
let known: boolean | undefined;
/** Measured once: systems do not learn flags while a page is open. */
const hasFlags = () => (known ??= drawsFlags());
const firstLetter = 0x1f1e6;

/** `JP` of 🇯🇵. */
const lettersOf = (flag: string) =>
  [...flag].map((letter) => String.fromCharCode((letter.codePointAt(0) ?? 0) - firstLetter + 65)).join('');

/** A currency's flag; on systems that have none, such as Windows, the letters of its region in the same place. */
export function Flag({ flag }: { flag: string }) {
  const draws = useSyncExternalStore(never, hasFlags, () => false);
  return (
    <span aria-hidden="true" className={draws ? styles['flag'] : styles['letters']}>
      {draws ? flag : lettersOf(flag)}
    </span>
  );
}
