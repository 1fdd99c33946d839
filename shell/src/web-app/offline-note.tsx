import { useEffect } from 'react';
import styles from './offline-note.module.css';
import { setKeptTime, useKeptTime } from './kept-time.ts';

/** Pure: `Sat 21 November, 14:05`, by the clock of whoever reads it. */
export function sayMoment(at: string, timeZone?: string): string {
  const part = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('en-GB', { ...options, timeZone }).format(new Date(at));
  const day = `${part({ weekday: 'short' })} ${part({ day: 'numeric' })} ${part({ month: 'long' })}`;
  return `${day}, ${part({ hour: '2-digit', minute: '2-digit' })}`;
}

/** Says that the page is not from now, for as long as that is so. */
export function OfflineNote() {
  const at = useKeptTime();
  useEffect(() => {
    const online = () => setKeptTime(null);
    window.addEventListener('online', online);
    return () => window.removeEventListener('online', online);
  }, []);
  return (
    <div role="status" className={styles['place']}>
      {at ? <p className={styles['note']}>You are offline. This is what was here on {sayMoment(at)}.</p> : null}
    </div>
  );
}
