import type { Pool } from '../pool.ts';

/** One value of each type that our statements take or give, as PostgreSQL reads it. */
const samples: Record<string, string> = {
  bool: 'true',
  int2: '1',
  int4: '1',
  int8: '1',
  float4: '1.5',
  float8: '1.5',
  numeric: '1.5',
  text: 'a',
  varchar: 'a',
  uuid: '00000000-0000-4000-8000-000000000000',
  bytea: String.raw`\x00`,
  date: '2026-01-02',
  timestamp: '2026-01-02 03:04:05',
  timestamptz: '2026-01-02 03:04:05+00',
  time: '03:04:05',
};

/** What the driver sends for a parameter, where that is not what it gives for a column. */
const sent: Record<string, string> = { numeric: 'number', json: 'Json', jsonb: 'Json', regclass: 'string' };

interface TypeRow {
  oid: number;
  name: string;
  element: string | null;
}

/** The types of the database as TypeScript has to declare them. */
export interface DatabaseTypes {
  /** As the database calls it. */
  nameOf(oid: number): string;
  /** What the driver makes of a value: `number`, `Date`, `string[]` …; `json` for whatever JSON holds; undefined: nobody knows. */
  given(oid: number): string | undefined;
  /** What a parameter is given as. */
  taken(oid: number): string | undefined;
}

function kindOf(value: unknown): string {
  if (Array.isArray(value)) return `${kindOf(value[0])}[]`;
  if (Buffer.isBuffer(value)) return 'Buffer';
  return value instanceof Date ? 'Date' : typeof value;
}

/** Asks for a value of each type and looks at what the driver, as it is set up, makes of it. */
async function kindsOf(pool: Pool): Promise<Map<string, string>> {
  const types = Object.entries(samples).flatMap(([type, sample]) => [
    { type, sql: `'${sample}'::${type}` },
    { type: `${type}[]`, sql: `ARRAY['${sample}']::${type}[]` },
  ]);
  const { rows } = await pool.query<Record<string, unknown>>(
    `SELECT ${types.map(({ type, sql }) => `${sql} AS "${type}"`).join(', ')}`,
  );
  return new Map(Object.entries(rows[0] ?? {}).map(([type, value]) => [type, kindOf(value)]));
}

export async function readTypes(pool: Pool): Promise<DatabaseTypes> {
  const kinds = await kindsOf(pool);
  const { rows } = await pool.query<TypeRow>(
    `SELECT type.oid::int4 AS oid, type.typname::text AS name, element.typname::text AS element
     FROM pg_type AS type LEFT JOIN pg_type AS element ON element.oid = type.typelem AND type.typcategory = 'A'`,
  );
  const names = new Map(rows.map(({ oid, name, element }) => [oid, element ? `${element}[]` : name]));
  const nameOf = (oid: number) => names.get(oid) ?? String(oid);
  const given = (name: string) => (/^jsonb?$/.test(name) ? 'json' : kinds.get(name));
  const taken = (name: string): string | undefined => {
    if (!name.endsWith('[]')) return sent[name] ?? given(name);
    const element = taken(name.slice(0, -2));
    return element && `${element}[]`;
  };
  return { nameOf, given: (oid) => given(nameOf(oid)), taken: (oid) => taken(nameOf(oid)) };
}
