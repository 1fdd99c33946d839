import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { readConfig, type Config } from '../../config.ts';
import { openDatabase } from '../../database/open.ts';
import { createPool, type Pool } from '../../database/pool.ts';
import { readPostmasterFile } from '../../database/supervisor/postmaster-file.ts';
import { isAlive } from '../../database/supervisor/process-state.ts';
import { createLog } from '../../log.ts';

/** Where the built-in server of a running site listens; null when none does. */
function runningServer({ dataDir }: Config) {
  if (!existsSync(dataDir)) return null;
  for (const folder of readdirSync(dataDir).filter((name) => /^postgres-\d+$/.test(name))) {
    const server = readPostmasterFile(join(dataDir, folder));
    if (server?.ready && isAlive(server.pid))
      return { host: server.socketDir, port: 5432, user: 'tabi', database: 'tabi' };
  }
  return null;
}

/**
 * Works on the database of the settings, beside a running site or, when none runs, on the built-in server started for it.
 * @throws StartProblem when there is no such database
 */
export async function withDatabase<T>(work: (pool: Pool, config: Config) => Promise<T>): Promise<T> {
  const config = readConfig(process.env);
  const log = createLog('warn');
  const running = config.databaseUrl ? null : runningServer(config);
  const opened = running
    ? { connection: running, stop: async () => undefined }
    : await openDatabase(config, { log: (line) => log.warn(line), onLost: (reason) => log.error(reason.message) });
  const pool = createPool(opened.connection, log, 2);
  try {
    return await work(pool, config);
  } finally {
    await pool.end();
    await opened.stop();
  }
}
