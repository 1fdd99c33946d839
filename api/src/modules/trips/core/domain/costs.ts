import { convert, toMajor, toMinor, type Rates } from '@tabi/shared/money';

/** An amount as it is stored: whole units for the release before, and the minor unit, which counts. */
export interface StoredAmount {
  amount: number | null;
  amount_minor: number | null;
}

const nothing: StoredAmount = { amount: null, amount_minor: null };

/** What somebody said, in whole units or in minor ones, which count more. */
export function storedAmount(
  { amount, amount_minor }: { amount?: number | null | undefined; amount_minor?: number | null | undefined },
  currency: string,
): StoredAmount {
  if (typeof amount_minor === 'number') return { amount: Math.round(toMajor(amount_minor, currency)), amount_minor };
  return typeof amount === 'number' ? { amount, amount_minor: toMinor(amount, currency) } : nothing;
}

/** In the minor unit. Where both do not agree the release before has written last, and it writes whole units alone. */
export function minorOf({ amount, amount_minor }: StoredAmount, currency: string): number | null {
  if (amount === null) return null;
  const agree = amount_minor !== null && Math.round(toMajor(amount_minor, currency)) === amount;
  return agree ? amount_minor : toMinor(amount, currency);
}

/** Something that was noted to cost something; the currency is null where nobody has ever said one. */
export interface CostRow extends StoredAmount {
  currency: string | null;
}

/** An amount in the minor unit of its currency. */
export interface Cost {
  currency: string;
  amount_minor: number;
}

/** What rows cost in their own currencies; those without one are taken for `usual`. */
export function costsOf(rows: readonly CostRow[], usual: string): Cost[] {
  const sums = new Map<string, number>();
  for (const row of rows) {
    const currency = row.currency ?? usual;
    const minor = minorOf(row, currency);
    if (minor !== null) sums.set(currency, (sums.get(currency) ?? 0) + minor);
  }
  return [...sums].map(([currency, amount_minor]) => ({ currency, amount_minor }));
}

const inMoney = (costs: readonly Cost[], currency: string, rates: Rates): (number | null)[] =>
  costs.map((cost) => convert(cost.amount_minor, cost.currency, currency, rates));

const sum = (minors: readonly (number | null)[]): number =>
  minors.reduce<number>((all, minor) => all + (minor ?? 0), 0);

/** All of it in the minor unit of one currency. @returns null where a rate is not known */
export function totalIn(currency: string, costs: readonly Cost[], rates: Rates): number | null {
  const minors = inMoney(costs, currency, rates);
  return minors.includes(null) ? null : sum(minors);
}

/** As `totalIn`, of what there are rates for. */
export const knownIn = (currency: string, costs: readonly Cost[], rates: Rates): number =>
  sum(inMoney(costs, currency, rates));
