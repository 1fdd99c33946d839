import { spawn, type ChildProcess } from 'node:child_process';
import { closeSync, fstatSync, openSync, readSync, renameSync, statSync } from 'node:fs';
import path from 'node:path';
import { StartProblem } from '../start-problem.ts';
import type { Account } from './account.ts';
import { nameForPostgres } from './cluster.ts';
import type { Places } from './places.ts';
import { poll } from './poll.ts';
import { findLivingPostmaster, readPostmasterFile } from './postmaster-file.ts';
import { isAlive } from './process-state.ts';

export type Setup = {
  places: Places;
  binaries: string;
  account: Account | null;
  socketDir: string;
  /** Server settings on top of ours, for tests. */
  settings: Record<string, string>;
  log: (line: string) => void;
};
export type Postmaster = { pid: number; socketDir: string; adopted: boolean };

const settings = {
  listen_addresses: '',
  port: '5432',
  unix_socket_permissions: '0700',
  max_connections: '60',
  shared_buffers: '128MB',
  // Every acknowledged commit is on the disk; these two are PostgreSQL's defaults and must stay.
  fsync: 'on',
  synchronous_commit: 'on',
  jit: 'off',
  timezone: 'UTC',
  log_timezone: 'UTC',
  cluster_name: 'tabi',
  max_wal_size: '512MB',
  log_min_duration_statement: '1000',
  // Values of slow or failing statements are people's data and stay out of the log.
  log_parameter_max_length: '0',
  log_checkpoints: 'off',
};

// A crash with much work in the write-ahead log takes its time to be replayed.
const readyWithinMs = 10 * 60_000;
const retryWithinMs = 40_000;
const biggestLog = 10 * 1024 * 1024;

const openLog = (file: string): number => {
  if ((statSync(file, { throwIfNoEntry: false })?.size ?? 0) > biggestLog) renameSync(file, `${file}.1`);
  return openSync(file, 'a', 0o600);
};

/** What the log says since the given size. */
const readLogFrom = (file: string, start: number): string => {
  const handle = openSync(file, 'r');
  const buffer = Buffer.alloc(Math.min(64 * 1024, Math.max(0, fstatSync(handle).size - start)));
  readSync(handle, buffer, 0, buffer.length, start);
  closeSync(handle);
  return buffer.toString();
};

const spawnPostmaster = (
  { places, binaries, account, socketDir, settings: extra }: Setup,
  log: number,
): ChildProcess => {
  const all = { ...settings, ...extra, unix_socket_directories: socketDir };
  const args = Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const child = spawn(
    path.join(binaries, 'bin', 'postgres'),
    ['-D', nameForPostgres(places.cluster, account), ...args],
    {
      ...account,
      cwd: places.cluster,
      env: { LC_ALL: 'C', TZ: 'UTC' },
      // Its own session: Ctrl-C in the terminal must reach the site first, which still has answers to finish.
      detached: true,
      stdio: ['ignore', log, log],
    },
  );
  child.unref();
  return child;
};

type Launched = { pid: number } | { failed: string };

/** Starts one server; ready only by the word of this very child in postmaster.pid, never of another one's socket. */
const launch = async (setup: Setup): Promise<Launched> => {
  const { cluster, logFile } = setup.places;
  const log = openLog(logFile);
  const logStart = fstatSync(log).size;
  const child = spawnPostmaster(setup, log);
  closeSync(log);
  let ended: string | undefined;
  child.on('error', (error) => (ended = error.message));
  child.on('exit', () => (ended ??= ''));
  const began = Date.now();
  let told = began;
  const outcome = await poll<Launched>(
    async () => {
      if (ended !== undefined) return { failed: ended || readLogFrom(logFile, logStart) };
      const file = readPostmasterFile(cluster);
      if (file?.ready && file.pid === child.pid) return { pid: file.pid };
      if (Date.now() - told > 5_000) {
        told = Date.now();
        setup.log(`PostgreSQL is recovering its data (${Math.round((told - began) / 1000)} s)`);
      }
      return undefined;
    },
    { withinMs: readyWithinMs },
  );
  return outcome ?? { failed: `it was not ready within ${readyWithinMs / 60_000} minutes` };
};

// Another launcher won the race for the cluster, or sessions of a killed server have not ended yet.
const passing = /lock file ".*" already exists|pre-existing shared memory block|is being used by another|starting up/i;

const firstFatal = (log: string): string =>
  /(?:FATAL|PANIC|ERROR): +(.*)/.exec(log)?.[1] ?? log.split('\n').filter(Boolean).at(-1) ?? 'no reason given';

/** Adopts the cluster's living server, which outlived a killed site, or starts one. */
export const ensurePostmaster = async (setup: Setup): Promise<Postmaster> => {
  const deadline = Date.now() + retryWithinMs;
  for (;;) {
    const living = await findLivingPostmaster(setup.places.cluster);
    if (living) {
      const adopted = await waitUntilReady(setup.places.cluster, living.pid);
      if (adopted) return { ...adopted, adopted: true };
      continue;
    }
    const launched = await launch(setup);
    if ('pid' in launched) return { pid: launched.pid, socketDir: setup.socketDir, adopted: false };
    if (!passing.test(launched.failed) || Date.now() > deadline) {
      throw new StartProblem(
        `PostgreSQL did not start (${firstFatal(launched.failed)}): see ${setup.places.logFile}, or set DATABASE_URL to another one.`,
      );
    }
  }
};

/** Undefined when it ended while we waited, as one does that was just being stopped. */
const waitUntilReady = async (
  cluster: string,
  pid: number,
): Promise<{ pid: number; socketDir: string } | undefined> => {
  const answer = await poll(
    async () => {
      const file = readPostmasterFile(cluster);
      if (file?.pid !== pid || !isAlive(pid)) return 'ended';
      return file.ready && file;
    },
    { withinMs: readyWithinMs },
  );
  return answer === 'ended' ? undefined : answer;
};

/** Fast shutdown: sessions are cut, everything committed is written. Then the hard one, which recovery mends. */
export const stopPostmaster = async (cluster: string, pid: number, withinMs = 10_000): Promise<void> => {
  const over = async () => readPostmasterFile(cluster)?.pid !== pid && !isAlive(pid);
  for (const [signal, patience] of [
    ['SIGINT', withinMs],
    ['SIGQUIT', 6_000],
  ] as const) {
    try {
      process.kill(pid, signal);
    } catch {
      return;
    }
    if (await poll(over, { withinMs: patience })) return;
  }
};
