import { plural } from '@tabi/shared/format';
import styles from './spread.module.css';

/** How the ratings of a thing are spread, the best first. @param stars how many gave one star, two, and so on to five */
export function Spread({ stars }: { stars: readonly number[] }) {
  const most = Math.max(1, ...stars);
  return (
    <ul className={styles['spread']} aria-label="How the ratings are spread">
      {stars
        .map((count, index) => (
          <li key={index}>
            <span>{plural(index + 1, 'star')}</span>
            <span className={styles['track']} aria-hidden="true">
              <span className={styles['bar']} style={{ inlineSize: `${(count / most) * 100}%` }} />
            </span>
            <span>{plural(count, 'review')}</span>
          </li>
        ))
        .reverse()}
    </ul>
  );
}
