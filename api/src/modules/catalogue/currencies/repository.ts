import { prepared } from '@tabi/postgres';
import type { RateRow } from './domain/euro-rates.ts';

export interface StoredRate extends RateRow {
  kind: 'ecb' | 'peg' | 'approximate';
  /** YYYY-MM-DD. */
  as_of: string;
  source: string;
}

export const countryCurrencies = prepared<{ code: string; currency: string }>(
  'currencies.countries',
  'SELECT code, currency FROM countries WHERE currency = ANY ($1) ORDER BY code',
);

export const storedRates = prepared<StoredRate>(
  'currencies.rates',
  `SELECT currency, anchor, per_anchor, kind, to_char(as_of, 'YYYY-MM-DD') AS as_of, source FROM exchange_rates`,
);
