import { useApi } from '../data/use-api.ts';
import { formatMoney } from '../format/amounts.ts';
import { useAppState } from '../state/app-state-context.ts';
import { formatConverted } from './say-converted.ts';

/** `original` is null when the price already is in the visitor's currency, or when no rate leads there. */
export type SaidPrice = { shown: string; original: string | null };

/**
 * How amounts are said to this visitor: in the chosen currency, with what is really asked for beside it. Everything on
 * the page follows a change of currency at once.
 * @returns of an amount in integer minor units and its ISO 4217 code
 */
export function usePrices(): (amountMinor: number, currency: string) => SaidPrice {
  const { currency: wanted } = useAppState();
  const { data } = useApi('GET /api/currencies/rates', {}, { background: true });
  return (amountMinor, currency) => {
    const original = formatMoney(amountMinor, currency);
    if (currency === wanted || !data) return { shown: original, original: null };
    const shown = formatConverted(amountMinor, currency, wanted, data.results);
    return shown === null ? { shown: original, original: null } : { shown: `≈ ${shown}`, original };
  };
}
