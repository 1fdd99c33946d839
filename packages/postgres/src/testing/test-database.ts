import { randomBytes } from 'node:crypto';
import pg from 'pg';
import type { PoolConfig } from 'pg';
import { createPool, type Pool } from '../pool.ts';

/** Where the run's server and template are, for the test files. */
export interface TestTemplate {
  connection: PoolConfig;
  template: string;
}
const variable = 'TABI_TEST_TEMPLATE';
const silent = { error: () => undefined };

const at = (connection: PoolConfig, database: string): PoolConfig => {
  if (!connection.connectionString) return { ...connection, database };
  const url = new URL(connection.connectionString);
  url.pathname = `/${database}`;
  return { connectionString: url.toString() };
};

async function run(connection: PoolConfig, sql: string): Promise<void> {
  const client = new pg.Client(connection);
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}

/**
 * Makes the run's template once; a copy of it takes a tenth of a second.
 * @param prepare brings the empty database to what the tests begin with
 */
export async function makeTemplate(
  connection: PoolConfig,
  prepare: (pool: Pool) => Promise<void>,
): Promise<TestTemplate> {
  const template = `tabi_template_${process.pid}`;
  await run(connection, `DROP DATABASE IF EXISTS ${template}`);
  await run(connection, `CREATE DATABASE ${template}`);
  const pool = createPool(at(connection, template), silent, 4);
  await prepare(pool);
  await pool.end();
  const made = { connection, template };
  process.env[variable] = JSON.stringify(made);
  return made;
}

export const dropTemplate = ({ connection, template }: TestTemplate): Promise<void> => drop(connection, template);

/** PostgreSQL's own cleaning may be in there, which nobody but it may end: it is gone a moment later. */
async function drop(connection: PoolConfig, name: string, tries = 20): Promise<void> {
  try {
    await run(connection, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
  } catch (error) {
    if ((error as { code?: string }).code !== '42501' || tries === 0) throw error;
    await new Promise((resolve) => setTimeout(resolve, 250));
    await drop(connection, name, tries - 1);
  }
}

export interface TestDatabase {
  pool: Pool;
  connection: PoolConfig;
  drop(): Promise<void>;
}

/** @param empty without what the template has */
export async function createTestDatabase({ empty = false } = {}): Promise<TestDatabase> {
  const given = process.env[variable];
  if (!given)
    throw new Error('Run this through `pnpm test:api` or `jest --selectProjects api`: it needs the template database.');
  const { connection, template } = JSON.parse(given) as TestTemplate;
  const name = `tabi_test_${randomBytes(6).toString('hex')}`;
  await run(connection, `CREATE DATABASE ${name} TEMPLATE ${empty ? 'template0' : template}`);
  const own = at(connection, name);
  const pool = createPool(own, silent, 6);
  return {
    pool,
    connection: own,
    drop: async () => {
      await pool.end();
      await drop(connection, name);
    },
  };
}
