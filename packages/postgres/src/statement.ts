import type { QueryResultRow } from 'pg';
import type { Db } from './pool.ts';

/** A statement that each connection parses once; `name` is unique in the process. */
export const prepared =
  <Row extends QueryResultRow>(name: string, text: string) =>
  async (db: Db, ...values: unknown[]): Promise<Row[]> =>
    (await db.query<Row>({ name, text, values })).rows;

/** The first row, or null. */
export const first = async <Row>(rows: Promise<Row[]>): Promise<Row | null> => (await rows)[0] ?? null;

/** Advisory locks, one number each: who holds one keeps every other process out of the same work. */
export const locks = { migrate: 7_401, load: 7_402, queues: 7_403 } as const;
