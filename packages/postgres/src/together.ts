import pg from 'pg';
import type { Db } from './pool.ts';

type Ask = () => Promise<unknown>;
type Answers<Asks extends readonly Ask[]> = { -readonly [At in keyof Asks]: Awaited<ReturnType<Asks[At]>> };

/**
 * Asks several things of which none waits for another: at once over the connections of a pool, and one after the other where
 * `db` is a connection itself, such as within a transaction, which does one thing at a time.
 */
export async function together<const Asks extends readonly Ask[]>(db: Db, asks: Asks): Promise<Answers<Asks>> {
  if (db instanceof pg.Pool) return (await Promise.all(asks.map((ask) => ask()))) as Answers<Asks>;
  const answers: unknown[] = [];
  for (const ask of asks) answers.push(await ask());
  return answers as Answers<Asks>;
}
