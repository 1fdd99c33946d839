import type { Trip } from '@tabi/shared/contracts/trips';
import { Dialog } from '@tabi/shared/ui-overlay';
import { TripLinks } from '../../../common/components/trip-links.tsx';

/** The links that open this trip to others. */
export function ShareDialog({ trip, onClose }: { trip: Trip; onClose: () => void }) {
  return (
    <Dialog open onClose={onClose} title={`Share ${trip.title}`} full>
      <TripLinks trip={trip} />
    </Dialog>
  );
}
