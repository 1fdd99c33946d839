import { clockIn } from '@tabi/shared/format';
import { classNames } from '@tabi/shared/ui';
import { ChevronsUpDown } from 'lucide-react';
import { Suspense, lazy, useId, useState } from 'react';
import { nameOfZone } from '../domain/time-zones.ts';
import styles from './time-zone-picker.module.css';

const TimeZoneDialog = lazy(async () => ({ default: (await import('./time-zone-dialog.tsx')).TimeZoneDialog }));

type Props = { zone: string; choose: (zone: string) => void; wrong?: string | undefined };

/** Where the person lives, by their clocks; press to look for another zone. */
export function TimeZonePicker({ zone, choose, wrong }: Props) {
  const [open, setOpen] = useState(false);
  const id = useId();
  return (
    <div>
      <span id={`${id}-label`} className={styles['label']}>
        Time zone
      </span>
      <button
        type="button"
        id={id}
        className={classNames(styles['button'], wrong && styles['refused'])}
        aria-haspopup="dialog"
        aria-labelledby={`${id}-label ${id}`}
        aria-describedby={`${id}-note`}
        onClick={() => setOpen(true)}
      >
        {nameOfZone(zone)}
        <ChevronsUpDown size={18} strokeWidth={1.5} aria-hidden />
      </button>
      <p id={`${id}-note`} className={wrong ? styles['wrong'] : styles['help']}>
        {wrong ?? `It is ${clockIn(zone, new Date())} there now. Trips always show the time of the place itself.`}
      </p>
      {open ? (
        <Suspense>
          <TimeZoneDialog zone={zone} choose={choose} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </div>
  );
}
