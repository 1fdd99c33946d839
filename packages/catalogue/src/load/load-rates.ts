import { readFileSync } from 'node:fs';
import { currencyOf } from '@tabi/shared/money';
import { z } from 'zod';
import type { Db } from '@tabi/postgres';
import { readCsv } from '../read/csv.ts';

const code = z.string().refine((text) => currencyOf(text), 'Not one of the supported currencies.');
const rateRow = z.object({
  currency: code,
  anchor: code,
  per_anchor: z.coerce.number().positive(),
  kind: z.enum(['ecb', 'peg', 'approximate']),
  as_of: z.iso.date(),
  source: z.string().min(2),
});
export type RateFileRow = z.output<typeof rateRow>;

/** @throws Error naming the line that is wrong */
export const readRates = (text: string): RateFileRow[] =>
  readCsv(text).map((row, index) => {
    const parsed = rateRow.safeParse(row);
    if (parsed.success) return parsed.data;
    const [issue] = parsed.error.issues;
    throw new Error(`exchange-rates.csv, line ${index + 2}: ${issue?.path.join('.')}: ${issue?.message}`);
  });

/** Stores rates; what is newer in the database stays. */
export const storeRates = (db: Db, rows: RateFileRow[]) =>
  db.query(
    `INSERT INTO exchange_rates (currency, anchor, per_anchor, kind, as_of, source)
     SELECT * FROM jsonb_to_recordset($1)
       AS row (currency text, anchor text, per_anchor float8, kind text, as_of date, source text)
     ON CONFLICT (currency) DO UPDATE SET anchor = excluded.anchor, per_anchor = excluded.per_anchor,
       kind = excluded.kind, as_of = excluded.as_of, source = excluded.source
       WHERE exchange_rates.as_of <= excluded.as_of`,
    [JSON.stringify(rows)],
  );

export const loadRates = async (db: Db, file: string): Promise<void> => {
  await storeRates(db, readRates(readFileSync(file, 'utf8')));
};
