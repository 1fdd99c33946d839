import type { TripCosts } from '@tabi/shared/contracts/trip-changes';
import { plural } from '@tabi/shared/format';
import { Price } from '@tabi/shared/prices';
import { categoryNames } from '../domain/costs.ts';
import styles from './category-chart.module.css';

const width = 1_000;
/** So much of the drawing shows that something is there whose price nobody knows. */
const unknownWidth = 120;

type Row = TripCosts['sums']['categories'][number];

function Bar({ row: { category, known_minor, unknown }, most }: { row: Row; most: number }) {
  const known = (known_minor / Math.max(most, 1)) * (width - unknownWidth - 10);
  return (
    <svg viewBox={`0 0 ${width} 16`} preserveAspectRatio="none" aria-hidden="true">
      {known > 0 ? <rect className={styles[category]} width={known} height="16" /> : null}
      {unknown > 0 ? (
        <rect className={styles['unknown']} x={known > 0 ? known + 10 : 1} y="1" width={unknownWidth} height="14" />
      ) : null}
    </svg>
  );
}

/** Spent by kind: a table whose rows are drawn. */
export function CategoryChart({ costs: { sums, currency } }: { costs: TripCosts }) {
  const most = Math.max(...sums.categories.map(({ known_minor }) => known_minor));
  return (
    <table className={styles['chart']}>
      <caption>By kind</caption>
      <thead>
        <tr>
          <th scope="col">Kind</th>
          <th scope="col">Spent</th>
        </tr>
      </thead>
      <tbody>
        {sums.categories.map((row) => (
          <tr key={row.category}>
            <th scope="row">{categoryNames[row.category]}</th>
            <td>
              <span className={styles['amount']}>
                {row.known_minor > 0 ? <Price amount={row.known_minor} currency={currency} /> : null}
                {row.unknown > 0 ? (
                  <span className={styles['not']}>
                    {row.known_minor > 0 ? ' and ' : ''}
                    {plural(row.unknown, 'price')} not known
                  </span>
                ) : null}
              </span>
              <Bar row={row} most={most} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
