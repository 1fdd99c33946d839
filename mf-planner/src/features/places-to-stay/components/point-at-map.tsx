import type { Trip } from '@tabi/shared/contracts/trips';
import type { MapPin, MapPoint } from '@tabi/shared/map';
import { Button, Icon, lazyNamed, Skeleton } from '@tabi/shared/ui';
import { MapPin as MapPinIcon } from 'lucide-react';
import { Suspense, useMemo, useState } from 'react';
import type { Where } from '../../../common/domain/where.ts';
import { pointText } from '../../../common/domain/written-point.ts';
import { useOpenTrip } from '../../../common/state/open-trip.ts';
import { landmarks } from '../domain.ts';
import styles from './point-at-map.module.css';

const PlaceMap = lazyNamed(() => import('@tabi/shared/map'), 'PlaceMap');

type Props = { trip: Trip; point: MapPoint | null; onWhere: (where: Where) => void };

/** The same by pointing: at a stop that it is near, or at the spot itself. */
export function PointAtMap({ trip, point, onWhere }: Props) {
  const { events } = useOpenTrip();
  const [shown, setShown] = useState(false);
  const around = useMemo(() => landmarks(trip, events), [trip, events]);
  const pins = useMemo(
    (): MapPin[] => [
      ...around,
      // Hollow: the map stays where it is as the point moves.
      ...(point ? [{ id: 'bed', ...point, label: 'Your bed', mark: 'H', tone: 'red', look: 'idea' as const }] : []),
    ],
    [around, point],
  );
  const near = (id: string | null) => {
    const pin = around.find((one) => one.id === id);
    if (pin) onWhere({ text: pin.label, picked: { lat: pin.lat, lng: pin.lng } });
  };
  return (
    <div>
      <Button size="small" aria-expanded={shown} onClick={() => setShown(!shown)}>
        <Icon of={MapPinIcon} size={18} /> {shown ? 'Hide the map' : 'Point at it on a map'}
      </Button>
      {shown ? (
        <>
          <p className={styles['how']}>
            Press a stop that it is near, or rest a finger on the spot; with a mouse, right-click.
          </p>
          <div className={styles['map']}>
            <Suspense fallback={<Skeleton className={styles['waiting']} />}>
              <PlaceMap
                pins={pins}
                lit={point ? 'bed' : null}
                onPick={near}
                onPoint={(at) => onWhere({ text: pointText(at), picked: null })}
                label="Map to point at your bed"
              />
            </Suspense>
          </div>
        </>
      ) : null}
    </div>
  );
}
