import type { TripIdea } from '@tabi/shared/contracts/trips';
import { useFormats } from '@tabi/shared/state';
import { Button, Icon } from '@tabi/shared/ui';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { DayMap } from '../../../common/components/day-map.tsx';
import { Sheet } from '../../../common/components/sheet.tsx';
import { visitsOf, type Day } from '../../../common/domain/days.ts';
import { beside, type Snap } from '../../../common/domain/snaps.ts';
import type { Act } from '../state.ts';
import { IdeasTray } from './ideas-tray.tsx';
import styles from './phone-sheet.module.css';

type Pane = 'map' | 'ideas';
type Props = {
  day: Day;
  ideas: readonly TripIdea[];
  act: ((act: Act) => void) | null;
  /** Adds a place to the day; null for those who only look. */
  onAdd: (() => void) | null;
  lit: string | null;
  onLight: (id: string | null) => void;
};

/** How many stops stand above the map. */
const stopsAbove = 3;

/** The stops from the one that is looked at on, of a day with few more as many as there are. */
function nextStops(day: Day, lit: string | null) {
  const visits = visitsOf(day);
  const at = visits.findIndex(({ event }) => event.id === lit);
  const from = Math.max(0, Math.min(at, visits.length - stopsAbove));
  return visits.slice(from, from + stopsAbove);
}

function NextStops({ day, lit, onLight }: Pick<Props, 'day' | 'lit' | 'onLight'>) {
  const { time } = useFormats();
  return (
    <ol className={styles['next']} aria-label={`Stops of day ${day.number}`}>
      {nextStops(day, lit).map(({ event, number }) => (
        <li key={event.id}>
          <button type="button" aria-pressed={lit === event.id} onClick={() => onLight(event.id)}>
            <b>{number}</b>
            <span>{event.poi.name}</span>
            <time>{time(event.start)}</time>
          </button>
        </li>
      ))}
    </ol>
  );
}

/** On a small window: the map of the day and the ideas, over the foot of the days. */
export function PhoneSheet({ day, ideas, act, onAdd, lit, onLight }: Props) {
  const [snap, setSnap] = useState<Snap>('peek');
  const [pane, setPane] = useState<Pane>('map');
  const show = (wanted: Pane) => {
    setPane(wanted);
    if (snap === 'peek') setSnap(beside(snap, 1));
    else if (wanted === pane) setSnap('peek');
  };
  const isShown = (one: Pane) => snap !== 'peek' && pane === one;
  const bar = (
    <>
      <Button look="quiet" aria-expanded={isShown('map')} className={styles['pane']} onClick={() => show('map')}>
        Map
      </Button>
      {ideas.length > 0 ? (
        <Button look="quiet" aria-expanded={isShown('ideas')} className={styles['pane']} onClick={() => show('ideas')}>
          Ideas <span className={styles['count']}>{ideas.length}</span>
        </Button>
      ) : null}
      {onAdd ? (
        <Button look="primary" aria-label="Add a place" className={styles['add']} onClick={onAdd}>
          <Icon of={Plus} size={18} /> <span>Add</span>
        </Button>
      ) : null}
    </>
  );
  return (
    <Sheet label="Map and ideas" snap={snap} onSnap={setSnap} bar={bar}>
      {pane === 'ideas' ? (
        <div className={styles['ideas']} data-ideas="">
          <IdeasTray ideas={ideas} act={act} />
        </div>
      ) : snap === 'peek' ? null : (
        <div className={styles['day']}>
          <NextStops day={day} lit={lit} onLight={onLight} />
          <div className={styles['map']}>
            <DayMap day={day} lit={lit} onLight={onLight} />
          </div>
        </div>
      )}
    </Sheet>
  );
}
