import { useFormats } from '@tabi/shared/state';
import { useEffect } from 'react';
import styles from './offline-note.module.css';
import { askForNetwork, hearOnline, useKeptTime } from './kept-time.ts';

/** Says that the page is not from now, for as long as that is so. */
export function OfflineNote() {
  const at = useKeptTime();
  const { moment } = useFormats();
  useEffect(hearOnline, []);
  const isOld = at !== null;
  useEffect(() => (isOld ? askForNetwork() : undefined), [isOld]);
  return (
    <div role="status" className={styles['place']}>
      {at ? <p className={styles['note']}>You are offline. This is what was here on {moment(at)}.</p> : null}
    </div>
  );
}
