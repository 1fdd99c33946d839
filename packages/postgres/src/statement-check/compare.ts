import type { DatabaseTypes } from './database-types.ts';
import type { DeclaredField, DeclaredFields } from './declared.ts';

/** A column as the database gives it. */
export interface FoundColumn {
  name: string;
  /** Its type's number. */
  type: number;
  /** null: nobody knows. */
  nullable: boolean | null;
  /** The only words that it can have; null: any. */
  words: string[] | null;
}

const listed = (names: Iterable<string>): string => [...names].join(', ');

/** @param given type by name, as PostgreSQL sees them */
export function compareParameters(
  given: ReadonlyMap<string, number>,
  declared: DeclaredFields,
  types: DatabaseTypes,
): string[] {
  const problems = [...given].flatMap(([name, type]) => {
    const field = declared.get(name);
    if (!field) return [`:${name} is not declared among its parameters (${listed(declared.keys())}).`];
    const taken = types.taken(type);
    if (taken === undefined) return [`:${name} is ${types.nameOf(type)}, of which the check knows nothing: tell it.`];
    return field.kind === taken
      ? []
      : [`:${name} is ${types.nameOf(type)}: declare it as ${taken}, not ${field.kind}.`];
  });
  const unused = [...declared.keys()].filter((name) => !given.has(name));
  return [...problems, ...unused.map((name) => `:${name} is declared and never used.`)];
}

const list = /jsonb_to_recordset\(\$(\d+)\)\s+AS \w+ \(([^)]*)\)/g;
const column = /^(\w+) (\w+)(\[\])?$/;
/** What JSON has for a column's type. */
const inJson: Record<string, string> = { integer: 'number', float8: 'number', boolean: 'boolean' };

function compareEntry(parameter: string, definition: string, entries: DeclaredFields): string[] {
  const [, name = '', type = '', many = ''] = column.exec(definition.trim()) ?? [];
  const field = entries.get(name);
  if (!field) return [`:${parameter} has no ${name} in its entries, which would always be null.`];
  const wanted = `${inJson[type] ?? 'string'}${many}`;
  if (type === 'jsonb' ? field.plain : field.kind === wanted) return [];
  return [`:${parameter} has ${name} ${type}${many} in its entries: declare it as ${wanted}, not ${field.kind}.`];
}

/** Entries of lists that are given as JSON: `jsonb_to_recordset(:rows) AS row (name text, …)`. */
export const compareEntries = (text: string, names: string[], declared: DeclaredFields): string[] =>
  [...text.matchAll(list)].flatMap(([, number, definitions = '']) => {
    const parameter = names[Number(number) - 1] ?? '';
    const entries = declared.get(parameter)?.entries;
    if (!entries) return [`:${parameter} is a list: declare it as Json<…[]>.`];
    return definitions.split(',').flatMap((definition) => compareEntry(parameter, definition, entries));
  });

function compareColumn(
  { name, type, nullable, words }: FoundColumn,
  field: DeclaredField,
  types: DatabaseTypes,
): string[] {
  const given = types.given(type);
  if (given === undefined) return [`${name} is ${types.nameOf(type)}, of which the check knows nothing: tell it.`];
  const problems: string[] = [];
  if (given === 'json' ? !field.plain : field.kind !== given)
    problems.push(`${name} is ${types.nameOf(type)}: declare it as ${given}, not ${field.kind}.`);
  if (nullable === true && !field.nullable) problems.push(`${name} can be null, and is not declared so.`);
  const unknown = field.words && words?.filter((word) => !field.words?.includes(word));
  if (unknown?.length) problems.push(`${name} can be ${listed(unknown)}, which its declaration leaves out.`);
  return problems;
}

export function compareColumns(found: FoundColumn[], declared: DeclaredFields, types: DatabaseTypes): string[] {
  // Of two with one name the driver gives the last.
  const columns = new Map(found.map((column) => [column.name, column]));
  const problems = [...columns.values()].flatMap((column) => {
    const field = declared.get(column.name);
    return field ? compareColumn(column, field, types) : [`${column.name} is asked for and not declared in its row.`];
  });
  const missing = [...declared.keys()].filter((name) => !columns.has(name));
  return [...problems, ...missing.map((name) => `${name} is declared in its row and not asked for.`)];
}
