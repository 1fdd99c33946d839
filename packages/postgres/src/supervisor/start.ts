import { rmdirSync } from 'node:fs';
import type pg from 'pg';
import { chooseAccount } from './account.ts';
import { findPackage, usableBinaries } from './binaries.ts';
import { ensureCluster } from './cluster.ts';
import { keepOwned } from './keep.ts';
import { takeOwnership } from './ownership.ts';
import { preparePlaces, prepareSocketDir } from './places.ts';
import { ensurePostmaster, stopPostmaster, type Postmaster, type Setup } from './postmaster.ts';

export type Connection = { host: string; port: number; user: string; database: string };
export type EmbeddedDatabase = {
  connection: Connection;
  pid: number;
  /** Whether the server outlived an earlier site and was taken over. */
  adopted: boolean;
  stop: () => Promise<void>;
};
type Options = {
  dataDir: string;
  /** The address of the site, told to a second one that wants the same data. */
  owner?: string;
  log?: (line: string) => void;
  /** PostgreSQL settings on top of ours, for tests. */
  settings?: Record<string, string>;
  /** Called when the server died and could not be brought back. */
  onLost?: (reason: Error) => void;
};

const port = 5432;

const prepare = async ({ dataDir, log = () => undefined, settings = {} }: Options): Promise<Setup> => {
  const found = findPackage();
  const places = preparePlaces(dataDir, found.major);
  const account = chooseAccount(places.cluster);
  const binaries = usableBinaries(found, account, places.dataDir);
  await ensureCluster(places, binaries, account);
  return { places, account, binaries, socketDir: prepareSocketDir(places.dataDir, account), settings, log };
};

/** The role and database of the site: owner of its own database, but no superuser. */
const ensureDatabase = async (keeper: pg.Client): Promise<void> => {
  const { rows } = await keeper.query<{ role: boolean; database: boolean }>(
    `SELECT EXISTS (SELECT FROM pg_roles WHERE rolname = 'tabi') AS role,
            EXISTS (SELECT FROM pg_database WHERE datname = 'tabi') AS database`,
  );
  // CREATEDB is for tests, which copy a template.
  if (!rows[0]?.role) await keeper.query('CREATE ROLE tabi LOGIN CREATEDB');
  if (!rows[0]?.database) await keeper.query('CREATE DATABASE tabi OWNER tabi');
};

/** Leaves nothing behind in the temporary folder. */
const removeEmpty = (folder: string): void => {
  try {
    rmdirSync(folder);
  } catch {
    // Something is still in there, such as the socket of a server that would not end.
  }
};

/**
 * Starts the built-in PostgreSQL in `<dataDir>/postgres-<major>`, or adopts the one that outlived a killed site, and
 * keeps it running until stop(). Throws StartProblem when another site owns the data or it cannot start.
 */
export const startEmbedded = async (options: Options): Promise<EmbeddedDatabase> => {
  const setup = await prepare(options);
  const own = async (): Promise<{ postmaster: Postmaster; keeper: pg.Client }> => {
    const postmaster = await ensurePostmaster(setup);
    return {
      postmaster,
      keeper: await takeOwnership({ host: postmaster.socketDir, port }, options.owner ?? 'no address'),
    };
  };
  const first = await own();
  try {
    await ensureDatabase(first.keeper);
  } catch (error) {
    await first.keeper.end();
    throw error;
  }
  const keeping = keepOwned(first, own, options.onLost ?? (() => undefined), setup.log);
  return {
    connection: { host: first.postmaster.socketDir, port, user: 'tabi', database: 'tabi' },
    pid: first.postmaster.pid,
    adopted: first.postmaster.adopted,
    stop: async () => {
      const last = await keeping.release();
      await stopPostmaster(setup.places.cluster, last.pid);
      removeEmpty(last.socketDir);
    },
  };
};
