import type { StayEvent, Trip } from '@tabi/shared/contracts/trips';
import { formatDay } from '@tabi/shared/format';
import { mapsPoint } from '@tabi/shared/links';
import { useFormats } from '@tabi/shared/state';
import { Button, Card } from '@tabi/shared/ui';
import { useState } from 'react';
import { useStays } from '../state.ts';
import { StayDates } from './stay-dates.tsx';
import styles from './your-stays.module.css';

const dayOf = (wallClock: string): string => wallClock.slice(0, 10);

function YourStay({ trip, stay, canEdit }: { trip: Trip; stay: StayEvent; canEdit: boolean }) {
  const { move, remove } = useStays();
  const { time } = useFormats();
  const when = (wallClock: string): string => `${formatDay(dayOf(wallClock))}, ${time(wallClock)}`;
  const [changes, setChanges] = useState(false);
  const dates = { from: dayOf(stay.start), to: dayOf(stay.end) };
  return (
    <Card look="raised" className={styles['stay']}>
      <h3>{stay.title}</h3>
      <p>
        {when(stay.start)} – {when(stay.end)}
        {typeof stay.lat === 'number' && typeof stay.lng === 'number' ? (
          <>
            {' · '}
            <a href={mapsPoint({ lat: stay.lat, lng: stay.lng })} rel="noreferrer">
              Map
            </a>
          </>
        ) : null}
      </p>
      {changes ? (
        <StayDates
          trip={trip}
          first={dates}
          act="Change"
          onDates={(to) => void move(stay, to).then(({ ok }) => ok && setChanges(false))}
          onCancel={() => setChanges(false)}
        />
      ) : null}
      {canEdit && !changes ? (
        <div className={styles['acts']}>
          <Button size="small" onClick={() => setChanges(true)} aria-label={`Change the nights at ${stay.title}`}>
            Change nights
          </Button>
          <Button size="small" look="quiet" onClick={() => void remove(stay)} aria-label={`Remove ${stay.title}`}>
            Remove
          </Button>
        </div>
      ) : null}
    </Card>
  );
}

/** Where one sleeps. */
export function YourStays({ trip, stays, canEdit }: { trip: Trip; stays: StayEvent[]; canEdit: boolean }) {
  if (stays.length === 0) return null;
  return (
    <div className={styles['stays']}>
      {stays.map((stay) => (
        <YourStay key={stay.id} trip={trip} stay={stay} canEdit={canEdit} />
      ))}
    </div>
  );
}
