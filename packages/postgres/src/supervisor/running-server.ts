import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { readPostmasterFile } from './postmaster-file.ts';
import { isAlive } from './process-state.ts';
import type { Connection } from './start.ts';

/** Where the built-in server of a running site listens; null when none does. */
export function findRunningServer(dataDir: string): Connection | null {
  if (!existsSync(dataDir)) return null;
  for (const folder of readdirSync(dataDir).filter((name) => /^postgres-\d+$/.test(name))) {
    const server = readPostmasterFile(join(dataDir, folder));
    if (server?.ready && isAlive(server.pid))
      return { host: server.socketDir, port: 5432, user: 'tabi', database: 'tabi' };
  }
  return null;
}
