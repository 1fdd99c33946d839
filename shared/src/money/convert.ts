import { toMajor, toMinor } from './minor-units.ts';

/** Units of each currency that one euro buys. */
export type Rates = Readonly<Record<string, number>>;

/**
 * Pure: an amount in another currency, both in integer minor units.
 * @returns null when a rate is not known
 */
export function convert(amountMinor: number, from: string, to: string, rates: Rates): number | null {
  if (from === to) return amountMinor;
  const [give, get] = [rates[from], rates[to]];
  return give && get ? toMinor((toMajor(amountMinor, from) / give) * get, to) : null;
}
