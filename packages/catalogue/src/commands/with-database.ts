import path from 'node:path';
import {
  createPool,
  databaseEnvironment,
  findRunningServer,
  openDatabase,
  StartProblem,
  type DatabaseSettings,
  type Pool,
} from '@tabi/postgres';
import { catalogueFolder } from '../catalogue-folder.ts';
import { ratesEnvironment } from '../load/rates-settings.ts';

const projectRoot = path.resolve(catalogueFolder, '../../..');
const environment = databaseEnvironment.extend(ratesEnvironment.shape);

interface Settings extends DatabaseSettings {
  ratesSource: string | undefined;
}

/** @throws StartProblem with one sentence about the first wrong value */
function readSettings(env: Record<string, string | undefined>): Settings {
  const parsed = environment.safeParse(Object.fromEntries(Object.entries(env).filter(([, value]) => value?.trim())));
  if (!parsed.success) throw new StartProblem(parsed.error.issues[0]?.message ?? 'A setting is wrong.');
  const { DATABASE_URL, DATA_DIR, RATES_SOURCE } = parsed.data;
  return {
    databaseUrl: DATABASE_URL,
    dataDir: path.resolve(projectRoot, DATA_DIR),
    owner: 'pnpm catalogue',
    ratesSource: RATES_SOURCE,
  };
}

const tell = (line: string): void => void process.stderr.write(`${line}\n`);

/**
 * Works on the database of the settings, beside a running site or, when none runs, on the built-in server started for it.
 * @throws StartProblem when there is no such database
 */
export async function withDatabase<T>(work: (pool: Pool, settings: Settings) => Promise<T>): Promise<T> {
  const settings = readSettings(process.env);
  const running = settings.databaseUrl ? null : findRunningServer(settings.dataDir);
  const opened = running
    ? { connection: running, stop: async () => undefined }
    : await openDatabase(settings, { log: tell, onLost: (reason) => tell(reason.message) });
  const pool = createPool(opened.connection, { error: (_details, message) => tell(message) }, 2);
  try {
    return await work(pool, settings);
  } finally {
    await pool.end();
    await opened.stop();
  }
}
