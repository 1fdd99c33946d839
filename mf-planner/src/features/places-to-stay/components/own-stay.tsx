import type { Trip } from '@tabi/shared/contracts/trips';
import { Button, Field, Input } from '@tabi/shared/ui';
import { useState } from 'react';
import { pointIn } from '../domain.ts';
import { useStays } from '../state.ts';
import { StayDates } from './stay-dates.tsx';

/** A bed that is in no list of ours: at a friend's, or in a house found elsewhere. */
export function OwnStay({ trip, gap }: { trip: Trip; gap: { from: string; to: string } }) {
  const { addOwn } = useStays();
  const [open, setOpen] = useState(false);
  const [title, setTitle] = useState('');
  const [where, setWhere] = useState('');
  const [tried, setTried] = useState(false);
  if (!open)
    return (
      <div>
        <Button onClick={() => setOpen(true)}>Add an address of your own</Button>
      </div>
    );
  const point = pointIn(where);
  const add = (dates: { from: string; to: string }) => {
    setTried(true);
    if (!point || title.trim() === '') return;
    void addOwn({ title: title.trim(), ...point }, dates).then(({ ok }) => ok && setOpen(false));
  };
  return (
    <StayDates trip={trip} first={gap} act="Stay here" onDates={add} onCancel={() => setOpen(false)}>
      <Field label="Name" error={tried && title.trim() === '' ? 'Give it a name.' : undefined}>
        <Input value={title} onChange={({ target }) => setTitle(target.value)} maxLength={160} />
      </Field>
      <Field
        label="Where it is"
        help="Coordinates, or a link of a map to it."
        error={tried && !point ? 'Paste coordinates such as 35.0116, 135.7681, or a link that holds them.' : undefined}
      >
        <Input value={where} onChange={({ target }) => setWhere(target.value)} />
      </Field>
    </StayDates>
  );
}
