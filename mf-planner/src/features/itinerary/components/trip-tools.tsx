import { joinNames, plural } from '@tabi/shared/format';
import { useLocation } from '@tabi/shared/router';
import { useAppState } from '@tabi/shared/state';
import { Button, Icon, lazyNamed } from '@tabi/shared/ui';
import { Copy, Redo2, Share2, Undo2 } from 'lucide-react';
import { Suspense, useEffect, useState } from 'react';
import { TakeAlong } from '../../../common/components/take-along.tsx';
import { useOthersHere } from '../../../common/state/live.ts';
import { useOpenTrip, useTripEdits } from '../../../common/state/open-trip.ts';
import { WaitingEdits } from './waiting-edits.tsx';
import styles from './trip-tools.module.css';

const ShareDialog = lazyNamed(() => import('./share-dialog.tsx'), 'ShareDialog');
const CopyDialog = lazyNamed(() => import('./copy-dialog.tsx'), 'CopyDialog');

/** More faces than that are a number. */
const mostFaces = 4;

/** Who else has the trip open. */
function Faces() {
  const people = useOthersHere();
  if (people.length === 0) return null;
  const names = joinNames(people.map(({ name }) => name));
  return (
    <p className={styles['faces']} title={names}>
      {people.slice(0, mostFaces).map(({ id, name }) => (
        <span key={id} aria-hidden="true">
          {name.slice(0, 1)}
        </span>
      ))}
      <b>{people.length === 1 ? `${names} is here too` : `${plural(people.length, 'other')} here`}</b>
    </p>
  );
}

/** In a field these keys take back what was typed. */
const isField = (target: EventTarget | null) =>
  target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));

function useUndoKeys(undo: () => void, redo: () => void): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!(event.metaKey || event.ctrlKey) || event.altKey || isField(event.target)) return;
      const key = event.key.toLowerCase();
      if (key !== 'z' && key !== 'y') return;
      event.preventDefault();
      if (key === 'y' || event.shiftKey) redo();
      else undo();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [undo, redo]);
}

function Steps() {
  const { undo, redo, canUndo, canRedo } = useTripEdits();
  useUndoKeys(
    () => void undo(),
    () => void redo(),
  );
  return (
    <>
      <Button look="quiet" square aria-label="Undo" aria-disabled={!canUndo} onClick={() => void undo()}>
        <Icon of={Undo2} />
      </Button>
      <Button look="quiet" square aria-label="Do it again" aria-disabled={!canRedo} onClick={() => void redo()}>
        <Icon of={Redo2} />
      </Button>
    </>
  );
}

/** What is done with the trip as a whole. */
export function TripTools() {
  const { trip, role, canEdit } = useOpenTrip();
  const { pathname } = useLocation();
  const [asked, setAsked] = useState<{ dialog: 'share' | 'copy'; at: string } | null>(null);
  // Who goes to another tab, by Back too, has left what stood above this one.
  const dialog = asked?.at === pathname ? asked.dialog : null;
  if (asked && !dialog) setAsked(null);
  const { session } = useAppState();
  const canMail = canEdit && session.status === 'user';
  const open = (dialog: 'share' | 'copy') => setAsked({ dialog, at: pathname });
  const close = () => setAsked(null);
  return (
    <div className={styles['tools']}>
      <WaitingEdits />
      <Faces />
      {canEdit ? <Steps /> : null}
      {role === 'owner' || canMail ? (
        <Button look="quiet" onClick={() => open('share')}>
          <Icon of={Share2} size={18} /> Share
        </Button>
      ) : null}
      <TakeAlong trip={trip} look="quiet" />
      {role === 'guest' ? (
        <Button className={styles['copy']} onClick={() => open('copy')}>
          <Icon of={Copy} size={18} /> Copy this trip
        </Button>
      ) : null}
      <Suspense>
        {dialog === 'share' ? <ShareDialog trip={trip} canMail={canMail} onClose={close} /> : null}
        {dialog === 'copy' ? <CopyDialog trip={trip} onClose={close} /> : null}
      </Suspense>
    </div>
  );
}
