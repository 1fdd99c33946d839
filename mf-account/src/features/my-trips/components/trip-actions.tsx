import type { Trip, TripSummary } from '@tabi/shared/contracts/trips';
import { Button } from '@tabi/shared/ui';
import { CalendarPlus, Ellipsis, LogOut, Share2, Trash2 } from 'lucide-react';
import { Suspense, lazy, useState } from 'react';
import type { useMyTrips } from '../api.ts';

const Menu = lazy(async () => ({ default: (await import('@tabi/shared/ui-overlay')).Menu }));
const ShareDialog = lazy(async () => ({ default: (await import('./share-dialog.tsx')).ShareDialog }));
const CopyDialog = lazy(async () => ({ default: (await import('./copy-dialog.tsx')).CopyDialog }));
const LeaveDialog = lazy(async () => ({ default: (await import('./leave-dialog.tsx')).LeaveDialog }));

const icon = { size: 18, strokeWidth: 1.5, 'aria-hidden': true } as const;

type Props = {
  trip: TripSummary;
  /** Undefined until it is known. */
  people: Pick<Trip, 'contributors' | 'role'> | undefined;
  mine: ReturnType<typeof useMyTrips>;
  onOpen: () => void;
};

/** What can be done with a trip from outside; who planned it deletes it, the others leave it. */
export function TripActions({ trip, people, mine, onOpen }: Props) {
  const [wanted, setWanted] = useState(false);
  const [dialog, setDialog] = useState<'share' | 'copy' | 'leave' | null>(null);
  const close = () => setDialog(null);
  const open = () => {
    setWanted(true);
    onOpen();
  };
  const button = (
    <Button
      look="quiet"
      square
      aria-haspopup="menu"
      aria-label={`More about ${trip.title}`}
      onClick={wanted ? undefined : open}
    >
      <Ellipsis size={20} strokeWidth={1.5} aria-hidden />
    </Button>
  );
  const items = [
    ...(trip.canManage ? [{ label: 'Share', icon: <Share2 {...icon} />, onSelect: () => setDialog('share') }] : []),
    { label: 'Copy to other days', icon: <CalendarPlus {...icon} />, onSelect: () => setDialog('copy') },
    ...(people?.role === 'owner'
      ? [{ label: 'Delete', icon: <Trash2 {...icon} />, onSelect: () => void mine.remove(trip) }]
      : []),
    ...(people?.role === 'contributor'
      ? [{ label: 'Leave the trip', icon: <LogOut {...icon} />, onSelect: () => setDialog('leave') }]
      : []),
  ];
  return (
    <>
      {wanted ? (
        <Suspense fallback={button}>
          <Menu defaultOpen label={trip.title} trigger={button} items={items} />
        </Suspense>
      ) : (
        button
      )}
      <Suspense>
        {dialog === 'share' ? <ShareDialog trip={trip} onClose={close} /> : null}
        {dialog === 'copy' ? <CopyDialog trip={trip} onClose={close} /> : null}
        {dialog === 'leave' ? (
          <LeaveDialog trip={trip} people={people} leave={() => mine.leave(trip)} onClose={close} />
        ) : null}
      </Suspense>
    </>
  );
}
