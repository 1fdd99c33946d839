import { Suspense, useMemo } from 'react';
import { pinsOf, type ListContents } from '../domain.ts';
import { lazyNamed } from '@tabi/shared/ui';

const PlaceMap = lazyNamed(() => import('@tabi/shared/map'), 'PlaceMap');

type Props = { list: ListContents; lit: string | null; onLight: (id: string | null) => void };

/** All of a list on the map; the same stands in words beside it. */
export function ListMap({ list, lit, onLight }: Props) {
  // A new list of pins makes the map fit them again: only when other things are in it, not with every answer.
  const drawn = JSON.stringify(pinsOf(list));
  const pins = useMemo(() => JSON.parse(drawn) as ReturnType<typeof pinsOf>, [drawn]);
  return (
    <Suspense>
      <PlaceMap pins={pins} lit={lit} onLight={onLight} label={`Map of ${list.title}`} />
    </Suspense>
  );
}
