import { formatMoney } from '../format/amounts.ts';
import { convert, toMajor, toMinor, type Rates } from '../money/money.ts';

const wholeFrom = 20;

/**
 * Pure: about how much an amount is in another currency, rounded the way people round: no cents from 20 units on, three
 * figures from a thousand on.
 * @param amountMinor in integer minor units of `from`
 * @returns null when a rate is not known
 */
export function formatConverted(amountMinor: number, from: string, to: string, rates: Rates): string | null {
  const minor = convert(amountMinor, from, to, rates);
  if (minor === null) return null;
  const major = toMajor(minor, to);
  if (major < wholeFrom) return formatMoney(minor, to);
  const step = major < 1000 ? 1 : 10 ** (Math.floor(Math.log10(major)) - 2);
  return formatMoney(toMinor(Math.round(major / step) * step, to), to);
}
