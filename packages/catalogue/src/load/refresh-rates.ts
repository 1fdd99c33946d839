import type { Pool } from '@tabi/postgres';
import { storeRates, type RateFileRow } from './reference-repository.ts';
import { currencyOf } from '@tabi/shared/money';

/** The European Central Bank's daily file. */
export const ecbDaily = 'https://www.ecb.europa.eu/stats/eurofxref/eurofxref-daily.xml';
/** Why there are no fresh rates, in a sentence for whoever asked for them. */
export class RatesProblem extends Error {}

/** Milliseconds. */
const patience = 20_000;

/**
 * Pure: the reference rates in a file of the European Central Bank (`<Cube time='…'><Cube currency='…' rate='…'/>`),
 * of the supported currencies only.
 * @throws RatesProblem when it is not such a file
 */
export function readEcb(xml: string): RateFileRow[] {
  const as_of = /time=['"](\d{4}-\d\d-\d\d)['"]/.exec(xml)?.[1];
  const rates = [...xml.matchAll(/currency=['"]([A-Z]{3})['"]\s+rate=['"]([\d.]+)['"]/g)];
  if (!as_of || rates.length === 0)
    throw new RatesProblem('The source is no file of ECB reference rates. Check its address.');
  const source = 'European Central Bank euro foreign exchange reference rates';
  return rates.flatMap(([, currency = '', rate]) =>
    currencyOf(currency) && Number(rate) > 0
      ? [{ currency, anchor: 'EUR', per_anchor: Number(rate), kind: 'ecb' as const, as_of, source }]
      : [],
  );
}

/**
 * Fetches today's reference rates and stores them; pegs follow their anchors by themselves.
 * @returns how many rates came
 * @throws RatesProblem when the source does not answer with such a file
 */
export async function refreshRates(pool: Pool, source = ecbDaily): Promise<number> {
  const answer = await fetch(source, { signal: AbortSignal.timeout(patience) }).catch((error: unknown) => {
    const reason = (error as { cause?: { code?: string } }).cause?.code ?? (error as Error).name;
    throw new RatesProblem(`${source} cannot be reached (${reason}). Try again later or name another source.`);
  });
  if (!answer.ok)
    throw new RatesProblem(`${source} answered ${answer.status}. Try again later or name another source.`);
  const rows = readEcb(await answer.text());
  await storeRates(pool, rows);
  return rows.length;
}
