import { readFileSync } from 'node:fs';
import { currencyOf } from '@tabi/shared/money';
import { z } from 'zod';
import type { Db } from '@tabi/postgres';
import { readCsv } from '../read/csv.ts';
import { storeRates, type RateFileRow } from './reference-repository.ts';

const code = z.string().refine((text) => currencyOf(text), 'Not one of the supported currencies.');
const rateRow = z.object({
  currency: code,
  anchor: code,
  per_anchor: z.coerce.number().positive(),
  kind: z.enum(['ecb', 'peg', 'approximate']),
  as_of: z.iso.date(),
  source: z.string().min(2),
});

/** @throws Error naming the line that is wrong */
export const readRates = (text: string): RateFileRow[] =>
  readCsv(text).map((row, index) => {
    const parsed = rateRow.safeParse(row);
    if (parsed.success) return parsed.data;
    const [issue] = parsed.error.issues;
    throw new Error(`exchange-rates.csv, line ${index + 2}: ${issue?.path.join('.')}: ${issue?.message}`);
  });

export const loadRates = async (db: Db, file: string): Promise<void> => {
  await storeRates(db, readRates(readFileSync(file, 'utf8')));
};
