import type { TripSummary } from '@tabi/shared/contracts/trips';
import { Button, Icon, LazyMenu, lazyNamed } from '@tabi/shared/ui';
import { CalendarPlus, Ellipsis, LogOut, Share2, Trash2 } from 'lucide-react';
import { Suspense, useState } from 'react';
import type { useMyTrips } from '../api.ts';

const ShareDialog = lazyNamed(() => import('./share-dialog.tsx'), 'ShareDialog');
const CopyDialog = lazyNamed(() => import('./copy-dialog.tsx'), 'CopyDialog');
const LeaveDialog = lazyNamed(() => import('./leave-dialog.tsx'), 'LeaveDialog');

type Props = {
  trip: TripSummary;
  mine: ReturnType<typeof useMyTrips>;
};

/** What can be done with a trip from outside; who planned it deletes it, the others leave it. */
export function TripActions({ trip, mine }: Props) {
  const [dialog, setDialog] = useState<'share' | 'copy' | 'leave' | null>(null);
  const close = () => setDialog(null);
  const items = () => [
    ...(trip.canManage
      ? [{ label: 'Share', icon: <Icon of={Share2} size={18} />, onSelect: () => setDialog('share') }]
      : []),
    { label: 'Copy to other days', icon: <Icon of={CalendarPlus} size={18} />, onSelect: () => setDialog('copy') },
    ...(trip.role === 'owner'
      ? [{ label: 'Delete', icon: <Icon of={Trash2} size={18} />, onSelect: () => void mine.remove(trip) }]
      : []),
    ...(trip.role === 'contributor'
      ? [{ label: 'Leave the trip', icon: <Icon of={LogOut} size={18} />, onSelect: () => setDialog('leave') }]
      : []),
  ];
  return (
    <>
      <LazyMenu
        label={trip.title}
        trigger={
          <Button look="quiet" square aria-label={`More about ${trip.title}`}>
            <Icon of={Ellipsis} />
          </Button>
        }
        items={items}
      />
      <Suspense>
        {dialog === 'share' ? <ShareDialog trip={trip} onClose={close} /> : null}
        {dialog === 'copy' ? <CopyDialog trip={trip} onClose={close} /> : null}
        {dialog === 'leave' ? <LeaveDialog trip={trip} leave={() => mine.leave(trip)} onClose={close} /> : null}
      </Suspense>
    </>
  );
}
