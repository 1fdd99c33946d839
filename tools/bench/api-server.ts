import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BenchOrder } from '../../api/src/testing/run-bench.ts';
import { workspaceRoot } from '../federation/paths.ts';

/** The API on a database of its own, which is gone afterwards. */
export interface BenchServer {
  address: string;
  /** A bare Fastify handler in the same process; sends what it was last given. */
  bare: string;
  /** @param body base64 */
  sendBare(body: string): Promise<unknown>;
  /** Milliseconds of processor time of the API's process so far; PostgreSQL's own are not among them. */
  cpu(): Promise<number>;
  fill(trips: number): Promise<{ trips: number; events: number }>;
  stop(): Promise<void>;
}

const told = <T>(child: ChildProcess, ended: Promise<unknown>): Promise<T> =>
  new Promise((resolve, reject) => {
    child.once('message', (message) => resolve(message as T));
    void ended.then(() => reject(new Error('The API ended; what it said is above.')));
  });

export async function startBenchServer(): Promise<BenchServer> {
  const dataDir = mkdtempSync(join(tmpdir(), 'tabi-bench-api-'));
  // Passable, so that PostgreSQL's user can walk in when root runs this.
  chmodSync(dataDir, 0o755);
  const child = fork(join(workspaceRoot(), 'api/src/testing/run-bench.ts'), {
    execArgv: ['--import', 'tsx'],
    cwd: workspaceRoot(),
    env: { PATH: process.env['PATH'], DATA_DIR: dataDir, LOG_LEVEL: 'silent', RATE_LIMIT_SCALE: '100000' },
  });
  const ended = once(child, 'exit');
  const ask = async <T>(order: BenchOrder): Promise<T> => {
    child.send(order);
    return told<T>(child, ended);
  };
  const places = await told<{ address: string; bare: string }>(child, ended);
  return {
    ...places,
    cpu: () => ask<number>({ order: 'cpu' }),
    sendBare: (body) => ask({ order: 'bare', body }),
    fill: (trips) => ask({ order: 'fill', trips }),
    stop: async () => {
      child.disconnect();
      await ended;
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
