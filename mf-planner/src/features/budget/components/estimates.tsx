import type { TripCosts } from '@tabi/shared/contracts/trip-changes';
import { joinNames, plural } from '@tabi/shared/format';
import { convert, type Rates } from '@tabi/shared/money';
import { Price } from '@tabi/shared/prices';
import styles from './estimates.module.css';

const mostNamed = 6;

/** What getting in will cost, of which nothing was noted yet: it is no part of what was spent. */
export function Estimates({ costs: { entries, currency, people }, rates }: { costs: TripCosts; rates: Rates }) {
  const minors = entries.map((entry) =>
    entry.amount_minor === null || entry.currency === null
      ? null
      : convert(entry.amount_minor, entry.currency, currency, rates),
  );
  const sum = minors.reduce<number>((all, minor) => all + (minor ?? 0), 0);
  const unknown = entries.filter((_, index) => minors[index] === null).map(({ title }) => title);
  const heads = people.filter(({ here }) => here).length;
  if (entries.length === 0) return null;
  const others = unknown.length - mostNamed;
  return (
    <section className={styles['estimates']} aria-labelledby="entries">
      <h2 id="entries">Still to come: entries</h2>
      <p>
        About <Price amount={sum} currency={currency} /> for one adult
        {heads > 1 && sum > 0 ? (
          <>
            , <Price amount={sum * heads} currency={currency} /> for the {heads} of you
          </>
        ) : null}
        . Not counted as spent until you note it.
      </p>
      {unknown.length > 0 ? (
        <p className={styles['unknown']}>
          {plural(unknown.length, 'price')} not known: {joinNames(unknown.slice(0, mostNamed))}
          {others > 0 ? ` and ${others} more` : ''}
        </p>
      ) : null}
    </section>
  );
}
