import { currencies, type Currency } from '@tabi/shared/money';

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Pure: the currencies whose code, name or symbol holds these words; those that begin with them come first. */
export function matchingCurrencies(text: string): Currency[] {
  const wanted = plain(text.trim());
  const rank = ({ code, name, symbol }: Currency) => {
    const parts = [code, name, symbol].map(plain);
    if (parts.some((part) => part.startsWith(wanted))) return 0;
    return parts.some((part) => part.includes(wanted)) ? 1 : 2;
  };
  return currencies
    .map((currency) => ({ currency, rank: rank(currency) }))
    .filter((found) => found.rank < 2)
    .sort((a, b) => a.rank - b.rank)
    .map(({ currency }) => currency);
}
