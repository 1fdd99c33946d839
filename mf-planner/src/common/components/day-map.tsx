import { memo, Suspense, useMemo } from 'react';
import { visitsOf, type Day } from '../domain/days.ts';
import { lazyNamed, useAfterPaint } from '@tabi/shared/ui';

const PlaceMap = lazyNamed(() => import('@tabi/shared/map'), 'PlaceMap');

type Props = { day: Day; lit: string | null; onLight: (id: string | null) => void };

/** The stops of a day on the map, in their order. */
export const DayMap = memo(function DayMap({ day: latest, lit, onLight }: Props) {
  // The days are shown first, the map a moment later.
  const day = useAfterPaint(latest);
  const pins = useMemo(
    () =>
      visitsOf(day).map(({ event, number }) => ({
        id: event.id,
        lat: event.poi.lat,
        lng: event.poi.lng,
        label: event.poi.name,
        mark: String(number),
      })),
    [day],
  );
  return (
    <Suspense>
      <PlaceMap pins={pins} connect lit={lit} onLight={onLight} label={`Map of day ${day.number}`} />
    </Suspense>
  );
});
