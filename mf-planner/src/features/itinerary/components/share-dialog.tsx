import type { Trip } from '@tabi/shared/contracts/trips';
import { Dialog } from '@tabi/shared/ui-overlay';
import { MailInvitation } from '../../../common/components/mail-invitation.tsx';
import { TripLinks } from '../../../common/components/trip-links.tsx';

type Props = { trip: Trip; canMail: boolean; onClose: () => void };

/** How others come to see this trip, and to plan it along: by mail, and by the links that its owner gives. */
export function ShareDialog({ trip, canMail, onClose }: Props) {
  return (
    <Dialog open onClose={onClose} title={`Share ${trip.title}`} full>
      {canMail ? <MailInvitation trip={trip.slug} /> : null}
      {trip.role === 'owner' ? <TripLinks trip={trip} /> : null}
    </Dialog>
  );
}
