import { currencyOf } from '../money/currencies.ts';
import { minorDigits } from '../money/minor-units.ts';

/** Pure: how lengths, distances and money are said. */

/** `45 min` with a space that does not break: no line ends with a number whose unit is on the next. */
export const withUnit = (amount: number | string, unit: string): string => `${amount}\u00a0${unit}`;

/** `45 min`, `1 h`, `2 h 15 min`. */
export function formatMinutes(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const rest = Math.round(minutes % 60);
  if (hours === 0) return withUnit(rest, 'min');
  return rest === 0 ? withUnit(hours, 'h') : `${withUnit(hours, 'h')} ${withUnit(rest, 'min')}`;
}

/** `350 m`, `1.4 km`, `27 km`: rounded the way people round. */
export function formatMetres(metres: number): string {
  if (metres < 950) return withUnit(Math.max(50, Math.round(metres / 50) * 50), 'm');
  const kilometres = metres / 1000;
  return withUnit(kilometres < 9.95 ? kilometres.toFixed(1) : Math.round(kilometres), 'km');
}

/** Decimals of a currency's minor unit: 0 for JPY, 2 for USD, 3 for KWD. */
// Not Intl's, which rounds IDR, LAK, MMK and others to whole units: the API's minor units are ISO 4217's.
export const exponentOf = minorDigits;

/** `1,234,567` */
const grouped = (whole: string): string => whole.replace(/\B(?=(\d{3})+$)/g, ',');

/**
 * `¥500`, `HK$12.50`, `RM 1,200` with a space that does not break, from integer minor units; whole amounts drop their zeros.
 * Not by Intl: it knows Hong Kong's dollars and Singapore's only as `$`, and its first formatter takes a page 30 to 40 ms.
 */
export function formatMoney(amountMinor: number, currency: string): string {
  const exponent = exponentOf(currency);
  const [whole = '', cents = ''] = (Math.abs(amountMinor) / 10 ** exponent).toFixed(exponent).split('.');
  const symbol = currencyOf(currency)?.symbol ?? currency;
  const gap = /[\p{L}\p{M}.]$/u.test(symbol) ? '\u00a0' : '';
  const amount = /[1-9]/.test(cents) ? `${grouped(whole)}.${cents}` : grouped(whole);
  return `${amountMinor < 0 ? '-' : ''}${symbol}${gap}${amount}`;
}

/** `1 place`, `3 places`. */
export const plural = (count: number, one: string, many = `${one}s`): string => `${count} ${count === 1 ? one : many}`;

/** `Kyoto`, `Kyoto and Osaka`, `Kyoto, Nara and Osaka`. */
export const joinNames = (names: string[]): string =>
  names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
