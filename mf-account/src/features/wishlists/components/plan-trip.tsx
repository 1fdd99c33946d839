import { openWidget, useAppStateSource } from '@tabi/shared/state';
import { Button } from '@tabi/shared/ui';
import { destinationsOf, townsOf, wantedOf, type ListContents } from '../domain.ts';

/** Opens the trip form with all of a list: where it goes, and the places that are to be on it. */
export function PlanTrip({ list }: { list: ListContents }) {
  const state = useAppStateSource();
  const destinations = destinationsOf(list);
  if (destinations.length === 0) return null;
  const props = { destinations, places: wantedOf(list), towns: townsOf(list) };
  return (
    <Button
      look="primary"
      onClick={() => openWidget(state, { widget: 'mf-planner/TripForm', props, title: 'Plan a trip' })}
    >
      Plan a trip
    </Button>
  );
}
