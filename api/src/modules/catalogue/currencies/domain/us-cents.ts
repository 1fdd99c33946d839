import { minorDigits } from '@tabi/shared/money';

/** Pure: what one minor unit of each currency is worth in US cents. @param rates units that one euro buys */
export function usCents(rates: Readonly<Record<string, number>>): Record<string, number> {
  const dollar = rates.USD;
  if (!dollar) return {};
  return Object.fromEntries(
    Object.entries(rates).map(([currency, rate]) => [currency, (dollar / rate) * 10 ** (2 - minorDigits(currency))]),
  );
}
