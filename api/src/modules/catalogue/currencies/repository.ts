import { type Db, statement } from '@tabi/postgres';
import type { Mirrored } from '../../../ports/mirror.ts';
import type { RateRow } from './domain/euro-rates.ts';

export interface StoredRate extends RateRow {
  kind: 'ecb' | 'peg' | 'approximate';
  /** YYYY-MM-DD. */
  as_of: string;
  source: string;
}

const countries = statement<{ code: string; currency: string }, { currencies: string[] }>(
  'currencies.countries',
  'SELECT code, currency FROM countries WHERE currency = ANY (:currencies) ORDER BY code',
);

const rates = statement<StoredRate>(
  'currencies.rates',
  `SELECT currency, anchor, per_anchor, kind, to_char(as_of, 'YYYY-MM-DD') AS as_of, source FROM exchange_rates`,
);

/** Of the countries that have one of these. */
export const countryCurrencies = (db: Db, currencies: string[]) => countries.rows(db, { currencies });

/** As a transaction sees them. */
export const storedRates = (db: Db) => rates.rows(db);
export const ratesInMemory: Mirrored<StoredRate[]> = { name: 'Rates', channel: 'catalogue_changes', read: storedRates };
