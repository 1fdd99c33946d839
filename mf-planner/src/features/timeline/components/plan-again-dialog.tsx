import type { Trip } from '@tabi/shared/contracts/trips';
import { formatShortDay } from '@tabi/shared/format';
import { Button, Loaded, Skeleton } from '@tabi/shared/ui';
import { Dialog } from '@tabi/shared/ui-overlay';
import { planAgain } from '../../../common/domain/edits.ts';
import { useTripEdits } from '../../../common/state/open-trip.ts';
import { usePlanPreview } from '../api.ts';
import { differencesOf } from '../domain.ts';
import styles from './dialogs.module.css';

const dayWords = (day: string | null) => (day ? formatShortDay(day) : 'an idea');

/** What planning all days again would do, before it is done. */
export function PlanAgainDialog({ trip, onClose }: { trip: Trip; onClose: () => void }) {
  const { edit } = useTripEdits();
  const preview = usePlanPreview(trip);
  const plan = () => {
    void edit(planAgain(trip));
    onClose();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title="Plan the days again"
      intro="What you placed, added or noted stays. This is what would change."
    >
      <Loaded of={preview} what="What would change" size="small" skeleton={<Skeleton />}>
        {({ before, after }) => {
          const changes = differencesOf(before, after);
          return (
            <>
              <ul className={styles['moved']}>
                {changes.map(({ title, from, to }) => (
                  <li key={title}>
                    {title}
                    <p>
                      {dayWords(from)} → {dayWords(to)}
                    </p>
                  </li>
                ))}
              </ul>
              {changes.length === 0 ? <p>Every stop would stay on its day; only hours may change.</p> : null}
            </>
          );
        }}
      </Loaded>
      <div className={styles['buttons']}>
        <Button look="primary" disabled={!preview.data} onClick={plan}>
          Plan again
        </Button>
        <Button onClick={onClose}>Leave it</Button>
      </div>
    </Dialog>
  );
}
