import { plural } from '@tabi/shared/format';
import { useFormats } from '@tabi/shared/state';
import { Button, Icon } from '@tabi/shared/ui';
import { CloudOff } from 'lucide-react';
import type { KeptEdit } from '../../../common/domain/kept-edit.ts';
import { eventOf } from '../../../common/domain/trip-state.ts';
import { useOpenTrip, useTripEdits } from '../../../common/state/open-trip.ts';
import styles from './waiting-edits.module.css';

/** What is not sent yet, in one quiet line. */
export function WaitingEdits() {
  const { pending, offline } = useTripEdits();
  return (
    <div role="status">
      {offline && pending > 0 ? (
        <p className={styles['waiting']}>
          <Icon of={CloudOff} size={16} /> Offline: {plural(pending, 'change')} {pending === 1 ? 'waits' : 'wait'} on
          this device
        </p>
      ) : null}
    </div>
  );
}

/** Whether it still makes sense: what it is about is there, and this build can read it. */
function useCanBeDone({ operation: { about }, unreadable }: KeptEdit): boolean {
  const { events, canEdit } = useOpenTrip();
  const isThere = about === undefined || eventOf({ events }, about) !== undefined;
  return canEdit && isThere && !unreadable;
}

function LostEdit({ edit }: { edit: KeptEdit }) {
  const { doAgain, letGo } = useTripEdits();
  const canBeDone = useCanBeDone(edit);
  const { times } = useFormats();
  const words = times(edit.operation.words);
  return (
    <li>
      <p>
        <strong>{words}</strong> {edit.lost}
      </p>
      <div className={styles['acts']}>
        {canBeDone ? (
          <Button size="small" aria-label={`Do it all the same: ${words}`} onClick={() => doAgain(edit.key)}>
            Do it all the same
          </Button>
        ) : null}
        <Button size="small" look="quiet" aria-label={`Let it go: ${words}`} onClick={() => letGo(edit.key)}>
          Let it go
        </Button>
      </div>
    </li>
  );
}

/** What waited and could not be done when the network was back: nothing is dropped unasked. */
export function LostEdits() {
  const { lost, merged, offline } = useTripEdits();
  if (lost.length === 0 || offline) return null;
  const done = merged > 0 ? `${plural(merged, 'change')} ${merged === 1 ? 'was' : 'were'} merged, ` : '';
  const title = `${done}${done ? lost.length : plural(lost.length, 'change')} could not be`;
  return (
    <section className={styles['lost']} aria-label="Changes that were not done">
      <h2>{done ? title : `${title} done`}</h2>
      <ul>
        {lost.map((edit) => (
          <LostEdit key={edit.key} edit={edit} />
        ))}
      </ul>
    </section>
  );
}
