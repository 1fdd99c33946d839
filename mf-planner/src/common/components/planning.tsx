import { joinNames } from '@tabi/shared/format';
import styles from './planning.module.css';

type Props = { days: number; destinations: readonly string[] };

export const planningTitle = ({ days, destinations }: Props): string =>
  `Creating your personalised ${days} day(s) trip to ${joinNames([...destinations])}`;

/** While a trip is being made. */
export function Planning(props: Props) {
  return (
    <div role="status" className={styles['planning']}>
      <span className={styles['sun']} aria-hidden="true" />
      <p className={styles['title']}>{planningTitle(props)}</p>
    </div>
  );
}
