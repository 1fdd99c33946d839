import { clockOf, formatMetres, formatMinutes, travelWords } from '@tabi/shared/format';
import type { HopEvent, TravelMode } from '@tabi/shared/contracts/trips';
import {
  Bike,
  Bus,
  BusFront,
  Car,
  CarTaxiFront,
  Coffee,
  Footprints,
  Luggage,
  Plane,
  Ship,
  TrainFront,
  Utensils,
  type LucideIcon,
} from 'lucide-react';
import type { DayRow } from '../../../common/domain/days.ts';
import { StopCard } from './stop-card.tsx';
import styles from './day-rows.module.css';
import { Icon } from '@tabi/shared/ui';

const icons: Record<TravelMode, LucideIcon> = {
  walk: Footprints,
  cycle: Bike,
  transit: Bus,
  taxi: CarTaxiFront,
  drive: Car,
  train: TrainFront,
  bus: BusFront,
  flight: Plane,
  ferry: Ship,
};
function Hop({ hop }: { hop: HopEvent }) {
  return (
    <li className={styles['hop']}>
      <Icon of={icons[hop.travel_mode]} size={16} />
      <span>
        {formatMinutes(hop.minutes)} {travelWords[hop.travel_mode].by}
      </span>
      <span className={styles['distance']}>{formatMetres(hop.metres)}</span>
      {hop.hint && <span className={styles['hint']}>{hop.hint}</span>}
    </li>
  );
}

type Props = { rows: readonly DayRow[]; lit: string | null; onLight: (id: string | null) => void };

/** A day line by line: stops, the ways between them, meals and free time. */
export function DayRows({ rows, lit, onLight }: Props) {
  return (
    <ol className={styles['rows']}>
      {rows.map((row) => {
        if (row.kind === 'visit')
          return (
            <StopCard
              key={row.event.id}
              visit={row.event}
              number={row.number}
              lit={lit === row.event.id}
              onLight={onLight}
            />
          );
        if (row.kind === 'hop') return <Hop key={row.event.id} hop={row.event} />;
        if (row.kind === 'settle') {
          return (
            <li key={row.key} className={styles['free']}>
              <Icon of={Luggage} size={16} /> {formatMinutes(row.minutes)} for luggage and check-in
            </li>
          );
        }
        if (row.kind === 'free') {
          return (
            <li key={row.key} className={styles['free']}>
              <Icon of={Coffee} size={16} /> {formatMinutes(row.minutes)} free until {clockOf(row.until)}
            </li>
          );
        }
        return (
          <li key={row.event.id} className={styles['meal']}>
            <time className={styles['time']}>{clockOf(row.event.start)}</time>
            <span className={styles['mealName']}>
              <Icon of={Utensils} size={16} /> {row.event.title}
            </span>
            <span className={styles['distance']}>until {clockOf(row.event.end)}</span>
            {row.kind === 'meal' && row.event.hint && <span className={styles['hint']}>{row.event.hint}</span>}
          </li>
        );
      })}
    </ol>
  );
}
