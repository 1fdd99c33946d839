import type { AnswerOf } from '@tabi/shared/contracts';
import { currencies } from '@tabi/shared/money';
import { euroRates } from './domain/euro-rates.ts';
import type { StoredRate } from './repository.ts';

const euro = { kind: 'ecb', source: 'The euro is what rates are measured in', as_of: '1999-01-01' } as const;

/** In the order of the list of supported currencies; one without a rate is left out. */
export function presentCurrencies(rows: StoredRate[]): AnswerOf<'GET /api/currencies'>['results'] {
  const rates = euroRates(rows);
  const rowOf = new Map(rows.map((row) => [row.currency, row]));
  return currencies.flatMap((currency) => {
    const rate = rates[currency.code];
    if (rate === undefined) return [];
    const { kind, source, as_of } = rowOf.get(currency.code) ?? euro;
    return [{ ...currency, rate, kind, source, as_of }];
  });
}
