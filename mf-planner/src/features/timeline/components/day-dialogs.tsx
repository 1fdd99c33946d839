import type { Trip } from '@tabi/shared/contracts/trips';
import { formatDay, formatShortDay } from '@tabi/shared/format';
import { useFormats } from '@tabi/shared/state';
import { Button, Loaded, Skeleton } from '@tabi/shared/ui';
import { Dialog } from '@tabi/shared/ui-overlay';
import type { ReactNode } from 'react';
import { useTripEdits } from '../../../common/state/open-trip.ts';
import type { Operation } from '../../../common/domain/operations.ts';
import { useDayLook, type DayLook } from '../api.ts';
import { isSameDay, lookAtDay } from '../domain/day-look.ts';
import { planDay, removeDay } from '../domain/day-operations.ts';
import styles from './dialogs.module.css';

type Props = { trip: Trip; date: string; onClose: () => void };
type LookProps = Props & {
  what: 'plan' | 'remove';
  title: string;
  intro: string;
  button: string;
  done: Operation;
  /** There is nothing to do. */
  isDone?: (look: DayLook) => boolean;
  children: (look: DayLook) => ReactNode;
};

/** What would become of a day, before it does. */
function LookDialog({ trip, date, what, title, intro, button, done, isDone, children, onClose }: LookProps) {
  const { edit } = useTripEdits();
  const look = useDayLook(trip, date, what);
  const doIt = () => {
    void edit(done);
    onClose();
  };
  return (
    <Dialog open onClose={onClose} title={title} intro={intro}>
      <Loaded of={look} what="What would change" size="small" skeleton={<Skeleton />}>
        {(seen) => <>{children(seen)}</>}
      </Loaded>
      <div className={styles['buttons']}>
        {look.data && isDone?.(look.data) ? null : (
          <Button look="primary" disabled={!look.data} onClick={doIt}>
            {button}
          </Button>
        )}
        <Button onClick={onClose}>Leave it</Button>
      </div>
    </Dialog>
  );
}

/** One day in a better order, after a look at it. */
export function PlanDayDialog(props: Props) {
  const { trip, date } = props;
  const { times } = useFormats();
  return (
    <LookDialog
      {...props}
      what="plan"
      title={`A better order for ${formatDay(date)}`}
      intro="What you placed stays at its hour. This is how the day would be."
      button="Take it"
      done={planDay(trip, date)}
      isDone={({ before, after }) => isSameDay(lookAtDay(before, after, date))}
    >
      {({ before, after }) => {
        const look = lookAtDay(before, after, date);
        return isSameDay(look) ? (
          <p className={styles['nothing']}>It is in its best order already.</p>
        ) : (
          <ol className={styles['moved']}>
            {look.map(({ id, title, at, was }) => (
              <li key={id}>
                {title}
                <p>{times(at === null ? `${was} → an idea` : was ? `${was} → ${at}` : at)}</p>
              </li>
            ))}
          </ol>
        );
      }}
    </LookDialog>
  );
}

/** A day less, after a look at what becomes of what stands on it. */
export function RemoveDayDialog(props: Props) {
  const { trip, date } = props;
  return (
    <LookDialog
      {...props}
      what="remove"
      title={`Take ${formatDay(date)} out`}
      intro="The trip gets a day shorter, and the days after it move up. Its places stay among your ideas."
      button="Take it out"
      done={removeDay(trip, date)}
    >
      {({ moved }) => (
        <ul className={styles['moved']}>
          {moved.map(({ title, from, to, why }) => (
            <li key={`${title} ${from}`}>
              {title}
              <p>
                {to === null ? 'becomes an idea' : `goes to ${formatShortDay(to)}`}
                {why && to !== null ? ` · ${why}` : ''}
              </p>
            </li>
          ))}
        </ul>
      )}
    </LookDialog>
  );
}
