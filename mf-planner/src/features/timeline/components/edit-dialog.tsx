import type { TripEvent } from '@tabi/shared/contracts/trips';
import { Dialog } from '@tabi/shared/ui-overlay';
import { EventForm } from '../../../common/components/event-form.tsx';
import { moveTo } from '../../../common/domain/edits.ts';
import { useTripEdits } from '../../../common/state/open-trip.ts';

type Props = { event: TripEvent; dates: readonly string[]; onClose: () => void };

/** What of a stop can be written; at another time, what comes later makes room for it. */
export function EditDialog({ event, dates, onClose }: Props) {
  const { edit } = useTripEdits();
  return (
    <Dialog open onClose={onClose} title={event.title} full>
      <EventForm event={event} dates={dates} move={(times) => edit(moveTo(event, times))} onDone={onClose} />
    </Dialog>
  );
}
