import { formatShortDay } from '@tabi/shared/format';
import { Icon } from '@tabi/shared/ui';
import { BedDouble } from 'lucide-react';
import type { Night } from '../domain.ts';
import styles from './beds.module.css';

/** The nights as a row of beds, filled or empty. */
export function Beds({ nights }: { nights: readonly Night[] }) {
  return (
    <ol className={styles['beds']} aria-label="Nights">
      {nights.map(({ date, stay, destination }) => (
        <li key={date} data-filled={stay ? true : undefined}>
          <Icon of={BedDouble} size={28} />
          <b>{formatShortDay(date)}</b>
          <span>{stay ? stay.title : 'No bed yet'}</span>
          {stay ? null : <small>{destination?.name}</small>}
        </li>
      ))}
    </ol>
  );
}
