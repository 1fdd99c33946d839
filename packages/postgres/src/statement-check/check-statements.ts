import type { PoolClient } from 'pg';
import type { Pool } from '../pool.ts';
import type { Registered } from '../statement.ts';
import { compareColumns, compareEntries, compareParameters } from './compare.ts';
import { readTypes, type DatabaseTypes } from './database-types.ts';
import type { Declaration } from './declared.ts';
import { describe } from './describe.ts';
import { nullability } from './nullability.ts';
import { readTables, type Tables } from './tables.ts';

interface Known {
  client: PoolClient;
  types: DatabaseTypes;
  tables: Tables;
}

/** Where a statement is said: by its own name, else by one that is made in a function. */
function declarationOf(name: string, declarations: Declaration[]): Declaration | string {
  const fitting = declarations.filter(({ names }) => names.test(name));
  const exact = fitting.filter(({ names }) => !names.source.includes('+'));
  const [found, other] = exact.length > 0 ? exact : fitting;
  if (!found) return `${name}: Nothing in the code says this statement where it can be read: say it with its name.`;
  return other
    ? `${name}: Both ${found.where} and ${other.where} could say this: give them names of other forms.`
    : found;
}

async function checkOne(
  { client, types, tables }: Known,
  statement: Registered,
  declared: Declaration,
): Promise<string[]> {
  const { text, parameters, silent } = statement;
  const description = await describe(client, text);
  const given = new Map(parameters.map((name, index) => [name, description.parameters[index] ?? 0]));
  const columns = description.columns.filter(({ type }) => types.nameOf(type) !== 'void');
  const taken = [
    ...compareParameters(given, declared.parameters, types),
    ...compareEntries(text, parameters, declared.parameters),
  ];
  if (silent) {
    const asked =
      columns.length > 0 ? ['A command asks for no columns: leave out RETURNING, or make it a statement.'] : [];
    return [...asked, ...taken];
  }
  const nullable = await nullability(client, { text, parameters: parameters.length }, columns, tables.notNull);
  const found = columns.map((column, index) => ({
    name: column.name,
    type: column.type,
    nullable: nullable[index] ?? null,
    words: tables.words(column.tableID, column.columnID),
  }));
  return [...taken, ...compareColumns(found, declared.columns, types)];
}

/**
 * Compares statements with a database that has the schema.
 * @returns what is wrong, a sentence each, with the place in the code
 */
export async function checkStatements(
  pool: Pool,
  statements: Registered[],
  declarations: Declaration[],
): Promise<string[]> {
  const problems: string[] = [];
  const types = await readTypes(pool);
  const client = await pool.connect();
  try {
    const known = { client, types, tables: await readTables(client) };
    for (const statement of statements) {
      const declared = declarationOf(statement.name, declarations);
      if (typeof declared === 'string') problems.push(declared);
      else {
        const found = await checkOne(known, statement, declared).catch((error: Error) => [
          `PostgreSQL does not take it: ${error.message}.`,
        ]);
        problems.push(...found.map((problem) => `${declared.where} ${statement.name}: ${problem}`));
      }
    }
  } finally {
    client.release();
  }
  const unsaid = declarations.filter(({ names }) => !statements.some(({ name }) => names.test(name)));
  return [
    ...problems,
    ...unsaid.map(({ where }) => `${where}: No statement was made here: say it when the file is read.`),
  ];
}
