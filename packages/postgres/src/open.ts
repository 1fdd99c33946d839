import pg from 'pg';
import type { DatabaseSettings } from './settings.ts';
import { StartProblem } from './start-problem.ts';
import { startEmbedded } from './supervisor/start.ts';

export type OpenDatabase = {
  /** For createPool. */
  connection: pg.PoolConfig;
  /** What happened, as words after a progress line. */
  told: string;
  /** Ends the built-in server; leaves one of DATABASE_URL alone. */
  stop: () => Promise<void>;
};
type Watch = { log: (line: string) => void; onLost: (reason: Error) => void };

const oldestMajor = 15;

const reasons: Record<string, string> = {
  ECONNREFUSED: 'nothing answers there',
  ENOTFOUND: 'there is no such host',
  ENOENT: 'there is no such socket',
  ETIMEDOUT: 'no answer',
  '28P01': 'it refuses the password',
  '28000': 'it refuses the user',
  '3D000': 'it has no database of that name',
  '53300': 'it has no connection left',
};

const reasonOf = (error: unknown): string => {
  const { code, message, errors } = error as NodeJS.ErrnoException & { errors?: unknown[] };
  // With several addresses for one name the reasons are in a list.
  if (errors?.length) return reasonOf(errors[0]);
  return reasons[code ?? ''] ?? message;
};

/** The address without its password, for people to read. */
const withoutPassword = (databaseUrl: string): string => {
  try {
    const url = new URL(databaseUrl);
    url.password = '';
    url.search = '';
    return url.href;
  } catch {
    return 'DATABASE_URL';
  }
};

const openForeign = async (databaseUrl: string): Promise<OpenDatabase> => {
  const name = withoutPassword(databaseUrl);
  let version: number;
  try {
    const client = new pg.Client({ connectionString: databaseUrl, connectionTimeoutMillis: 5_000 });
    client.on('error', () => undefined);
    await client.connect();
    const { rows } = await client.query<{ version: number }>(
      `SELECT current_setting('server_version_num')::int AS version`,
    );
    version = Math.floor((rows[0]?.version ?? 0) / 10_000);
    await client.end();
  } catch (error) {
    throw new StartProblem(
      `The database ${name} cannot be used (${reasonOf(error)}): mend that or DATABASE_URL, or leave DATABASE_URL out to use the built-in one.`,
    );
  }
  if (version < oldestMajor) {
    throw new StartProblem(`The database ${name} is PostgreSQL ${version}: Tabi needs ${oldestMajor} or newer.`);
  }
  return { connection: { connectionString: databaseUrl }, told: `connected to ${name}`, stop: async () => undefined };
};

/**
 * The database of the settings: DATABASE_URL's, or the built-in one, started or taken over from a killed site.
 * @throws StartProblem when it cannot be reached or started, or belongs to a running site
 */
export const openDatabase = async (settings: DatabaseSettings, { log, onLost }: Watch): Promise<OpenDatabase> => {
  if (settings.databaseUrl) return openForeign(settings.databaseUrl);
  const embedded = await startEmbedded({ dataDir: settings.dataDir, owner: settings.owner, log, onLost });
  return {
    connection: embedded.connection,
    told: embedded.adopted ? 'taken over from the last run' : 'started',
    stop: embedded.stop,
  };
};
