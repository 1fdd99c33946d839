import type { Trip } from '@tabi/shared/contracts/trips';
import { formatDate } from '@tabi/shared/format';
import { Button, buttonClass, Field, Input } from '@tabi/shared/ui';
import { Dialog } from '@tabi/shared/ui-overlay';
import { useState } from 'react';
import { useCalendarAddress } from '../api/calendar-address.ts';
import styles from './calendar-address.module.css';

/** The address that a calendar asks again by itself: what changes here changes there. */
export function CalendarAddress({ trip, onClose }: { trip: Trip; onClose: () => void }) {
  const { address, revoke } = useCalendarAddress(trip.id);
  const [said, setSaid] = useState('');
  const copy = (url: string) =>
    navigator.clipboard.writeText(url).then(
      () => setSaid('Copied.'),
      () => setSaid('Select the address and copy it.'),
    );
  return (
    <Dialog
      open
      title="Follow in a calendar"
      intro="Add this address to your calendar, and it keeps up with the trip. It is secret: whoever has it reads your notes too."
      onClose={onClose}
    >
      <div className={styles['body']}>
        {address ? (
          <>
            <Field label="Address" help={`It works until ${formatDate(address.until)}.`}>
              <Input readOnly value={address.url} onFocus={({ target }) => target.select()} />
            </Field>
            <div className={styles['acts']}>
              <Button look="primary" onClick={() => void copy(address.url)}>
                Copy the address
              </Button>
              <a className={buttonClass({})} href={address.url.replace(/^https?:/, 'webcal:')}>
                Open my calendar
              </a>
              <Button
                look="quiet"
                onClick={() => void revoke().then(() => setSaid('The calendar no longer follows this trip.'))}
              >
                End it
              </Button>
            </div>
          </>
        ) : null}
        <p role="status">{said}</p>
      </div>
    </Dialog>
  );
}
