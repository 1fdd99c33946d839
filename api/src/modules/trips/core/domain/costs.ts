import { convert, toMajor, toMinor, type Rates } from '@tabi/shared/money';

/** An amount as it is stored: whole units for the release before, and the minor unit, which counts. */
export interface StoredAmount {
  amount: number | null;
  amount_minor: number | null;
}

/** @param amount in the major unit */
export const storedAmount = (amount: number | null, currency: string): StoredAmount =>
  amount === null
    ? { amount: null, amount_minor: null }
    : { amount: Math.round(amount), amount_minor: toMinor(amount, currency) };

/** In the minor unit. Where both do not agree the release before has written last, and it writes whole units alone. */
export function minorOf({ amount, amount_minor }: StoredAmount, currency: string): number | null {
  if (amount === null) return null;
  const agree = amount_minor !== null && Math.round(toMajor(amount_minor, currency)) === amount;
  return agree ? amount_minor : toMinor(amount, currency);
}

/** In the major unit: 12.5. */
export function majorOf(stored: StoredAmount, currency: string): number | null {
  const minor = minorOf(stored, currency);
  return minor === null ? null : toMajor(minor, currency);
}

/** Something that was noted to cost something; the currency is null where nobody has ever said one. */
export interface CostRow extends StoredAmount {
  currency: string | null;
}

/** An amount in the major unit of its currency. */
export interface Cost {
  currency: string;
  amount: number;
}

/** Minor units by currency. */
export type Sums = ReadonlyMap<string, number>;

/** What rows cost in their own currencies; those without one are taken for `usual`. */
export function sumsOf(rows: readonly CostRow[], usual: string): Sums {
  const sums = new Map<string, number>();
  for (const row of rows) {
    const currency = row.currency ?? usual;
    const minor = minorOf(row, currency);
    if (minor !== null) sums.set(currency, (sums.get(currency) ?? 0) + minor);
  }
  return sums;
}

export const costsOf = (sums: Sums): Cost[] =>
  [...sums].map(([currency, minor]) => ({ currency, amount: toMajor(minor, currency) }));

/** All of it in one currency's major unit. @returns null where a rate is not known */
export function totalIn(currency: string, sums: Sums, rates: Rates): number | null {
  const minors = [...sums].map(([from, minor]) => convert(minor, from, currency, rates));
  return minors.includes(null)
    ? null
    : toMajor(
        minors.reduce<number>((sum, minor) => sum + (minor ?? 0), 0),
        currency,
      );
}

/** As `totalIn`, of what there are rates for. */
export const knownIn = (currency: string, sums: Sums, rates: Rates): number =>
  [...sums].reduce((sum, [from, minor]) => {
    const converted = convert(minor, from, currency, rates);
    return converted === null ? sum : toMajor(toMinor(sum, currency) + converted, currency);
  }, 0);
