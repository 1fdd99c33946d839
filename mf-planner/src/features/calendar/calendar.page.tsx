import { useOpenTrip, useTripEdits } from '../../common/state/open-trip.ts';
import { Calendar } from './components/calendar.tsx';
import { moveEvent } from './domain/operations.ts';

/** The days of the open trip beside each other, hour by hour. */
export function Page() {
  const { trip, events, canEdit } = useOpenTrip();
  const { edit } = useTripEdits();
  return (
    <Calendar trip={trip} events={events} canEdit={canEdit} onMove={(event, times) => edit(moveEvent(event, times))} />
  );
}
