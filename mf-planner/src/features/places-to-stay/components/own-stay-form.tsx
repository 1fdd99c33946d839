import type { Trip } from '@tabi/shared/contracts/trips';
import { Field, Input } from '@tabi/shared/ui';
import { useState } from 'react';
import { WhereField } from '../../../common/components/where-field.tsx';
import { nowhere, pointOf } from '../../../common/domain/where.ts';
import { problemOfPlace } from '../../../common/domain/written-point.ts';
import { useStays } from '../state.ts';
import { PointAtMap } from './point-at-map.tsx';
import { StayDates } from './stay-dates.tsx';
import styles from './stay-dates.module.css';

type Props = { trip: Trip; gap: { from: string; to: string }; onDone: () => void };

/** What a bed of one's own is called, where it is, and for which nights. */
export function OwnStayForm({ trip, gap, onDone }: Props) {
  const { addOwn } = useStays();
  const [title, setTitle] = useState('');
  const [where, setWhere] = useState(nowhere);
  const [tried, setTried] = useState(false);
  const point = pointOf(where);
  const add = (dates: { from: string; to: string }) => {
    setTried(true);
    if (!point || title.trim() === '') return;
    void addOwn({ title: title.trim(), ...point }, dates).then(({ ok }) => ok && onDone());
  };
  return (
    <StayDates trip={trip} first={gap} act="Stay here" onDates={add} onCancel={onDone}>
      <div className={styles['place']}>
        <Field label="Name" error={tried && title.trim() === '' ? 'Give it a name.' : undefined}>
          <Input value={title} onChange={({ target }) => setTitle(target.value)} maxLength={160} />
        </Field>
        <WhereField
          label="Where it is"
          destinations={trip.destinations}
          value={where}
          onChange={setWhere}
          error={tried && !point ? problemOfPlace(where.text) : undefined}
        />
        <PointAtMap trip={trip} point={point} onWhere={setWhere} />
      </div>
    </StayDates>
  );
}
