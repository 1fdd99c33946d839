import { formatMinutes, formatTravelMode, travelWords } from '@tabi/shared/format';
import type { HopEvent, TravelMode } from '@tabi/shared/contracts/trips';
import { useFormats } from '@tabi/shared/state';
import { Icon, LazyMenu } from '@tabi/shared/ui';
import {
  Bike,
  Bus,
  BusFront,
  Car,
  CarTaxiFront,
  ChevronDown,
  Footprints,
  Plane,
  Ship,
  TrainFront,
  type LucideIcon,
} from 'lucide-react';
import { memo } from 'react';
import { isSame } from '../../../common/domain/same.ts';
import type { Act } from '../state.ts';
import styles from './day-rows.module.css';

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

/** Metres: from there on people leave the city. */
const farFrom = 20_000;
const inCity = ['walk', 'cycle', 'transit', 'taxi', 'drive'] as const;
const between = ['transit', 'taxi', 'drive', 'train', 'bus', 'flight'] as const;

type Props = { hop: HopEvent; act: ((act: Act) => void) | null };

function Way({ hop }: { hop: HopEvent }) {
  return (
    <>
      <Icon of={icons[hop.travel_mode]} size={16} />
      <span>
        {formatMinutes(hop.minutes)} {travelWords[hop.travel_mode].by}
      </span>
    </>
  );
}

/** The way from one stop to the next; who may change the trip goes another way by pressing it. */
export const HopRow = memo(function HopRow({ hop, act }: Props) {
  const { distance, sentence } = useFormats();
  const modes = (hop.metres > farFrom ? between : inCity).filter((mode) => mode !== hop.travel_mode);
  const items = () =>
    modes.map((mode) => ({
      label: formatTravelMode(mode),
      icon: <Icon of={icons[mode]} size={18} />,
      onSelect: () => act?.({ do: 'mode', hop, mode }),
      atOnce: true,
    }));
  return (
    <li className={styles['hop']}>
      {act ? (
        <LazyMenu
          label="Go another way"
          items={items}
          trigger={
            <button type="button" className={styles['mode']}>
              <Way hop={hop} />
              <Icon of={ChevronDown} size={14} />
            </button>
          }
        />
      ) : (
        <Way hop={hop} />
      )}
      <span className={styles['distance']}>{distance(hop.metres)}</span>
      {hop.hint && <span className={styles['hint']}>{sentence(hop.hint)}</span>}
    </li>
  );
}, isSame);
