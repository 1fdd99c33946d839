import type { QueryResultRow } from 'pg';
import { numberParameters } from './named-parameters.ts';
import type { Db } from './pool.ts';

type None = Record<never, never>;
type Given<Params> = [keyof Params] extends [never] ? [] : [params: Params];

/** Asks for rows. Each connection parses it once. */
export interface Statement<Row, Params> {
  rows(db: Db, ...given: Given<Params>): Promise<Row[]>;
  /** The first row; null when there is none. */
  first(db: Db, ...given: Given<Params>): Promise<Row | null>;
}

/** Changes or locks rows, and asks for none. Each connection parses it once. */
export interface Command<Params> {
  /** @returns how many rows it has found or changed */
  run(db: Db, ...given: Given<Params>): Promise<number>;
}

/** What a statement is, for the test that compares each with the database. */
export interface Registered {
  name: string;
  /** With `$1`, `$2` …; `parameters` are their names. */
  text: string;
  parameters: string[];
  /** Whether it is a Command. */
  silent: boolean;
}

declare const holds: unique symbol;
/** A value for a `jsonb` parameter. The driver would make an array of PostgreSQL's of a list. */
export type Json<T> = string & { readonly [holds]: T };
export const json = <T>(value: T): Json<T> => JSON.stringify(value) as Json<T>;

const registered = new Map<string, Registered>();

/** Every statement of the modules that are loaded. */
export const registeredStatements = (): Registered[] => [...registered.values()];

/** PostgreSQL cuts longer names off, and would take two for one. */
const longestName = 63;

function register<Params>(name: string, source: string, silent: boolean) {
  if (registered.has(name)) throw new Error(`Two statements are called ${name}: a connection keeps one of a name.`);
  if (Buffer.byteLength(name) > longestName) throw new Error(`A name has at most ${longestName} letters: ${name}.`);
  const { text, names: parameters } = numberParameters(source);
  registered.set(name, { name, text, parameters, silent });
  const valueOf = (given: Partial<Record<string, unknown>>, parameter: string): unknown => {
    const value = given[parameter];
    if (value === undefined) throw new Error(`The statement ${name} needs :${parameter}; give null for nothing.`);
    return value;
  };
  return <Row extends QueryResultRow>(db: Db, [given = {} as Params]: [] | [Params]) => {
    const values = parameters.map((parameter) => valueOf(given as Partial<Record<string, unknown>>, parameter));
    return db.query<Row>({ name, text, values });
  };
}

/**
 * Say it at the top of a repository, never while a request is answered: a test prepares every one of them on a real database,
 * and compares parameters and columns with `Row` and `Params`.
 * @param name its own in the process
 * @param text with `:name` for what is given with each call
 */
export function statement<Row extends object, Params extends object = None>(
  name: string,
  text: string,
): Statement<Row, Params> {
  const ask = register<Params>(name, text, false);
  const rows = async (db: Db, ...given: Given<Params>) => (await ask<Row>(db, given)).rows;
  return { rows, first: async (db, ...given) => (await rows(db, ...given))[0] ?? null };
}

/** A statement that answers with no rows, only with how many it has found or changed. */
export function command<Params extends object = None>(name: string, text: string): Command<Params> {
  const ask = register<Params>(name, text, true);
  return { run: async (db, ...given) => (await ask(db, given)).rowCount ?? 0 };
}

/** Advisory locks, one number each: who holds one keeps every other process out of the same work. */
export const locks = { migrate: 7_401, load: 7_402, queues: 7_403 } as const;
