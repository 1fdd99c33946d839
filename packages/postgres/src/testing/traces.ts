import type { Db } from '../pool.ts';

interface Table {
  name: string;
  /** Has a column that is for a person, by its name or because it points at accounts. */
  personal: boolean;
}

const personalColumns = ['user_id', 'email', 'voice', 'asked_by', 'sent_by'];

/** Every table that there is, those of tomorrow too. */
async function allTables(db: Db): Promise<Table[]> {
  const { rows } = await db.query<Table>(
    `SELECT format('%I.%I', one.table_schema, one.table_name) AS name,
       EXISTS (SELECT FROM information_schema.columns AS part WHERE part.table_schema = one.table_schema
                 AND part.table_name = one.table_name AND part.column_name = ANY ($1))
       OR EXISTS (SELECT FROM pg_constraint WHERE contype = 'f' AND confrelid = 'public.users'::regclass
                    AND conrelid = format('%I.%I', one.table_schema, one.table_name)::regclass) AS personal
     FROM information_schema.tables AS one
     WHERE one.table_type = 'BASE TABLE' AND one.table_schema NOT IN ('pg_catalog', 'information_schema') ORDER BY 1`,
    [personalColumns],
  );
  return rows;
}

/** The tables that are made to hold something of a person. */
export const personalTables = async (db: Db): Promise<string[]> =>
  (await allTables(db)).flatMap(({ name, personal }) => (personal ? [name] : []));

/** The tables in which any column of any row has one of these words, whatever the column was made for. */
export async function tablesThatName(db: Db, words: readonly string[]): Promise<string[]> {
  const found: string[] = [];
  for (const { name } of await allTables(db)) {
    const { rowCount } = await db.query(
      `SELECT FROM ${name} AS one WHERE EXISTS (SELECT FROM unnest($1::text[]) AS word WHERE strpos(lower(one::text), lower(word)) > 0) LIMIT 1`,
      [words],
    );
    if (rowCount) found.push(name);
  }
  return found;
}
