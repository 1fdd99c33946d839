import type { PoolClient } from 'pg';

/** What tables say of their columns. */
export interface Tables {
  notNull(table: number, column: number): boolean;
  /** The words that a CHECK lets into a column; null when it has none. */
  words(table: number, column: number): string[] | null;
}

interface ColumnRow {
  place: string;
  not_null: boolean;
  /** Of one column alone. */
  checks: string[];
}

/** `CHECK ((kind = ANY (ARRAY['a'::text, 'b'::text])))` */
const oneOf = /^CHECK \(\(\w+ = ANY \(ARRAY\[((?:'[^']*'::text(?:, )?)+)\]\)\)\)$/;

export async function readTables(client: PoolClient): Promise<Tables> {
  const { rows } = await client.query<ColumnRow>(
    `SELECT attrelid || '.' || attnum AS place, attnotnull AS not_null,
       ARRAY (SELECT pg_get_constraintdef(oid) FROM pg_constraint
              WHERE conrelid = attrelid AND contype = 'c' AND conkey = ARRAY[attnum]) AS checks
     FROM pg_attribute WHERE attnum > 0 AND NOT attisdropped`,
  );
  const columns = new Map(rows.map((row) => [row.place, row]));
  return {
    notNull: (table, column) => columns.get(`${table}.${column}`)?.not_null ?? false,
    words: (table, column) => {
      const checks = columns.get(`${table}.${column}`)?.checks ?? [];
      const listed = checks.flatMap((check) => oneOf.exec(check)?.[1] ?? [])[0];
      return listed === undefined ? null : [...listed.matchAll(/'([^']*)'/g)].map(([, word]) => word ?? '');
    },
  };
}
