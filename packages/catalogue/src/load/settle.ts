import type { Db } from '@tabi/postgres';

/**
 * Does at once what PostgreSQL does by itself after a while with much that is new: the planner learns how much there is,
 * and what indexes have only noted goes into them. Until then a search for a city takes twenty times as long.
 */
export async function settle(db: Db, tables: string[]): Promise<void> {
  await db.query(tables.map((table) => `ANALYZE ${table}`).join('; '));
  await db.query(
    `SELECT gin_clean_pending_list(of.indexrelid) FROM pg_index AS of JOIN pg_class AS index ON index.oid = of.indexrelid
       JOIN pg_am AS method ON method.oid = index.relam
     WHERE method.amname = 'gin' AND of.indrelid = ANY ($1::regclass[])`,
    [tables],
  );
}
