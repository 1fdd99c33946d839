import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PoolConfig } from 'pg';
import { isAlive, killProcessesIn } from '../supervisor/process-state.ts';
import { startEmbedded } from '../supervisor/start.ts';

/** A PostgreSQL for one run of the tests. */
export interface TestServer {
  connection: PoolConfig;
  stop(): Promise<void>;
}

const prefix = 'tabi-test-';
/** With the process that it belongs to; other tests have folders that begin like ours. */
const owned = new RegExp(`^${prefix}(\\d+)-`);

/** Servers of runs that were killed would stay for ever otherwise. */
function sweep(): void {
  for (const name of readdirSync(tmpdir())) {
    const [, owner] = owned.exec(name) ?? [];
    if (owner === undefined || isAlive(Number(owner))) continue;
    const folder = join(tmpdir(), name);
    killProcessesIn(folder);
    rmSync(folder, { recursive: true, force: true });
  }
}

/** `DATABASE_URL` where it is set, else the built-in PostgreSQL with a data folder of its own. */
export async function startTestServer(): Promise<TestServer> {
  const { DATABASE_URL } = process.env;
  if (DATABASE_URL) return { connection: { connectionString: DATABASE_URL }, stop: async () => undefined };
  sweep();
  const dataDir = mkdtempSync(join(tmpdir(), `${prefix}${process.pid}-`));
  // What a test has stored need not survive a power cut.
  const settings = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' };
  const server = await startEmbedded({ dataDir, owner: 'the tests', settings });
  return {
    connection: { ...server.connection },
    stop: async () => {
      await server.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
