import { EditForm } from '../features/trip-form/components/edit-form.tsx';
import { TripForm as NewTripForm } from '../features/trip-form/components/trip-form.tsx';
import type { Chosen } from '../common/domain/destination-rows.ts';

type Props = { destinations: readonly Chosen[]; trip?: string; onClose: () => void };

/** The form that plans a trip, or changes the one that is given. */
export function TripForm({ destinations, trip, onClose }: Props) {
  return trip ? (
    <EditForm trip={trip} onClose={onClose} />
  ) : (
    <NewTripForm destinations={destinations} onClose={onClose} />
  );
}
