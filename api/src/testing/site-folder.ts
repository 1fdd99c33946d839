import { chmodSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { killProcessesIn, processesIn } from '@tabi/postgres/testing';
import { startApiProcess, type ApiProcess } from './api-process.ts';

/** A data folder of its own, and the processes on it, which a test ends in any way. */
export interface SiteFolder {
  dataDir: string;
  start(settings?: Record<string, string>): Promise<ApiProcess>;
  /** The built-in PostgreSQL with all its sessions, at once. */
  killDatabase(): void;
  /** Lets nothing of PostgreSQL run any more, while everything stays as it is, and goes on again. */
  holdDatabase(): void;
  letDatabaseGo(): void;
  /** Leaves neither files nor processes behind. */
  remove(): Promise<void>;
}

export function makeSiteFolder(): SiteFolder {
  const dataDir = mkdtempSync(join(tmpdir(), 'tabi-site-'));
  // Passable, so that PostgreSQL's user can walk in when the tests run as root.
  chmodSync(dataDir, 0o755);
  const cluster = join(dataDir, 'postgres-18');
  const started: Promise<ApiProcess>[] = [];
  const killDatabase = () => {
    if (existsSync(cluster)) killProcessesIn(cluster);
  };
  const signal = (name: 'SIGSTOP' | 'SIGCONT') => {
    for (const pid of processesIn(cluster)) process.kill(pid, name);
  };
  return {
    dataDir,
    holdDatabase: () => signal('SIGSTOP'),
    letDatabaseGo: () => signal('SIGCONT'),
    start: (settings = {}) => {
      const starting = startApiProcess({ DATA_DIR: dataDir, ...settings });
      started.push(starting);
      return starting;
    },
    killDatabase,
    remove: async () => {
      const processes = await Promise.allSettled(started);
      await Promise.all(processes.map((each) => (each.status === 'fulfilled' ? each.value.kill() : undefined)));
      killDatabase();
      rmSync(dataDir, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
    },
  };
}
