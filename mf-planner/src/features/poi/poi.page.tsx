import type { Poi } from '@tabi/shared/contracts/places';
import { eachDay } from '@tabi/shared/format';
import { Container, lazyNamed } from '@tabi/shared/ui';
import { Suspense, useMemo, useState } from 'react';
import { useFitIn } from '../../common/components/use-fit-in.tsx';
import { addIdea, markIdea, removeIdea } from '../../common/domain/place-operations.ts';
import type { Operation } from '../../common/domain/operations.ts';
import { useOpenTrip, useTripEdits } from '../../common/state/open-trip.ts';
import { IdeaPool } from './components/idea-pool.tsx';
import type { PlaceActs } from './components/place-card.tsx';
import { PlaceSearch } from './components/place-search.tsx';
import { WishlistPlaces } from './components/wishlist-places.tsx';
import styles from './components/poi.module.css';
import { noState, placeStates } from './domain/pool.ts';

const PlaceDialog = lazyNamed(() => import('./components/place-dialog.tsx'), 'PlaceDialog');

/** The trip's ideas, and everything else that there is where it goes. */
export function Page() {
  const { trip, events, canEdit } = useOpenTrip();
  const { edit } = useTripEdits();
  const { fit, busy, choice } = useFitIn();
  const [open, setOpen] = useState<Poi | null>(null);
  const dates = useMemo(() => eachDay(trip.startDate, trip.endDate), [trip.startDate, trip.endDate]);
  const states = useMemo(() => placeStates(trip, events), [trip, events]);
  const run = (operation: Operation | undefined) => void (operation && edit(operation));
  const acts: PlaceActs = {
    canEdit,
    busy,
    onOpen: setOpen,
    onFit: (poi) => void fit(poi),
    onAdd: (poi) => run(addIdea(trip, poi)),
    onRemove: (poi) => run(removeIdea(trip, poi)),
    onMark: (poi, state) => {
      const idea = trip.side_pois.find(({ id }) => id === poi.id);
      run(idea && markIdea(trip, idea, state));
    },
  };
  const fitAll = async (ideas: readonly Poi[]) => {
    for (const idea of ideas) await fit(idea);
  };
  return (
    <Container className={styles['view']}>
      <IdeaPool
        ideas={trip.side_pois}
        states={states}
        acts={acts}
        onFitAll={(ideas) => void fitAll(ideas)}
        onRemoveAll={(ideas) => ideas.forEach(acts.onRemove)}
      />
      {canEdit ? <WishlistPlaces destinations={trip.destinations} states={states} acts={acts} /> : null}
      <PlaceSearch destinations={trip.destinations} dates={dates} states={states} acts={acts} />
      {open ? (
        <Suspense>
          <PlaceDialog poi={open} state={states.get(open.id) ?? noState} acts={acts} onClose={() => setOpen(null)} />
        </Suspense>
      ) : null}
      {choice}
    </Container>
  );
}
