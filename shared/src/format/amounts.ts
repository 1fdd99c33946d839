import { minorDigits } from '../money/minor-units.ts';

/** Pure: how lengths, distances and money are said. */

/** `45 min`, `1 h`, `2 h 15 min`. */
export function formatMinutes(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const rest = Math.round(minutes % 60);
  if (hours === 0) return `${rest} min`;
  return rest === 0 ? `${hours} h` : `${hours} h ${rest} min`;
}

/** `350 m`, `1.4 km`, `27 km`: rounded the way people round. */
export function formatMetres(metres: number): string {
  if (metres < 950) return `${Math.max(50, Math.round(metres / 50) * 50)} m`;
  const kilometres = metres / 1000;
  return kilometres < 9.95 ? `${kilometres.toFixed(1)} km` : `${Math.round(kilometres)} km`;
}

/** Decimals of a currency's minor unit: 0 for JPY, 2 for USD, 3 for KWD. */
// Not Intl's, which rounds IDR, LAK, MMK and others to whole units: the API's minor units are ISO 4217's.
export const exponentOf = minorDigits;

const formatters = new Map<string, Intl.NumberFormat>();

/** Such a formatter is dear to make and cheap to use. */
function formatterOf(currency: string, digits: number): Intl.NumberFormat {
  const key = `${currency} ${digits}`;
  const known = formatters.get(key);
  if (known) return known;
  const made = new Intl.NumberFormat('en', {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
  formatters.set(key, made);
  return made;
}

/** `¥500`, `$12.50`, from integer minor units; whole amounts drop their zeros. */
export function formatMoney(amountMinor: number, currency: string): string {
  const exponent = exponentOf(currency);
  const amount = amountMinor / 10 ** exponent;
  const digits = Number.isInteger(amount) ? 0 : exponent;
  return formatterOf(currency, digits).format(amount);
}

/** `1 place`, `3 places`. */
export const plural = (count: number, one: string, many = `${one}s`): string => `${count} ${count === 1 ? one : many}`;

/** `Kyoto`, `Kyoto and Osaka`, `Kyoto, Nara and Osaka`. */
export const joinNames = (names: string[]): string =>
  names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
