import type { TripProgress } from '@tabi/shared/contracts/trips';
import { joinNames, plural } from '@tabi/shared/format';
import styles from './planning.module.css';

type Props = {
  days: number;
  destinations: readonly string[];
  /** What the planner says that it is at. Undefined: it has not said anything yet; null: it has not begun. */
  progress?: TripProgress | null;
};

/** The line under the title: what the planner is at, and nothing that it does not say. */
export function progressWords({ days, destinations, progress }: Props): string {
  if (progress === undefined) return '';
  if (progress === null) return 'Waiting for the planner…';
  const choice = progress.places === null ? 'the places' : plural(progress.places, 'place');
  switch (progress.stage) {
    case 'reading':
      return `Reading what there is to see in ${joinNames([...destinations])}…`;
    case 'ways':
      return `Finding the ways between ${choice}…`;
    case 'ordering':
      return `Choosing among ${choice}, for ${plural(days, 'day')} in a good order…`;
  }
}

/** While a trip is being made. */
export function Planning(props: Props) {
  const { days, destinations } = props;
  return (
    <div role="status" className={styles['planning']}>
      <span className={styles['sun']} aria-hidden="true" />
      <p className={styles['title']}>
        Creating your personalised {days} day(s) trip to {joinNames([...destinations])}
      </p>
      <p className={styles['step']}>{progressWords(props)}</p>
    </div>
  );
}
