import type { TripCosts } from '@tabi/shared/contracts/trip-changes';
import { costCategories } from '@tabi/shared/money';
import styles from './category-chart.module.css';

/** How wide the drawing reckons itself; it is stretched to its place. */
const width = 1_000;

/** What was spent, by kind, on what was planned. What it says stands in words above it and in the table. */
export function CategoryBar({ costs: { sums, planned, currency } }: { costs: TripCosts }) {
  const whole = planned?.currency === currency ? planned.amount_minor : 0;
  const scale = width / Math.max(whole, sums.spent.known_minor, 1);
  const known = (category: string) => sums.categories.find((one) => one.category === category)?.known_minor ?? 0;
  let from = 0;
  return (
    <svg className={styles['whole']} viewBox={`0 0 ${width} 14`} preserveAspectRatio="none" aria-hidden="true">
      <rect className={styles['track']} width={width} height="14" />
      {costCategories.map((category) => {
        const wide = known(category) * scale;
        const x = from;
        from += wide;
        return wide > 0 ? <rect key={category} className={styles[category]} x={x} width={wide} height="14" /> : null;
      })}
      {whole > 0 && whole < sums.spent.known_minor ? (
        <rect className={styles['mark']} x={whole * scale - 2} width="4" height="14" />
      ) : null}
    </svg>
  );
}
