import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { StartProblem } from '../start-problem.ts';
import { poll } from './poll.ts';
import { isAlive, killProcessesIn, processesIn, worksIn } from './process-state.ts';

export type PostmasterFile = { pid: number; socketDir: string; ready: boolean };

/** What a server writes into its data directory about itself; undefined when there is none. */
export const readPostmasterFile = (cluster: string): PostmasterFile | undefined => {
  let lines: string[];
  try {
    lines = readFileSync(path.join(cluster, 'postmaster.pid'), 'utf8').split('\n');
  } catch {
    return undefined;
  }
  // pid, data directory, start time, port, socket directory, listen address, shared memory, status
  const pid = Number(lines[0]);
  if (!Number.isInteger(pid) || pid <= 0) return undefined;
  return { pid, socketDir: lines[4]?.trim() ?? '', ready: lines[7]?.trim() === 'ready' };
};

/**
 * The living server of this cluster. A file left by a dead one is removed where PostgreSQL itself would trip over it:
 * it takes a zombie, or a stranger that got the same pid, for a living server.
 */
export const findLivingPostmaster = async (cluster: string): Promise<PostmasterFile | undefined> => {
  const file = readPostmasterFile(cluster);
  if (file === undefined) return undefined;
  if (isAlive(file.pid) && worksIn(file.pid, cluster)) return file;
  await outliveBackends(cluster);
  if (readPostmasterFile(cluster)?.pid === file.pid) rmSync(path.join(cluster, 'postmaster.pid'), { force: true });
  return undefined;
};

/**
 * A killed server's sessions end by themselves, but one in the middle of a long statement first finishes it; a second
 * server beside it would ruin the data. With its file goes PostgreSQL's own guard, so this one must be sure.
 */
const outliveBackends = async (cluster: string): Promise<void> => {
  const gone = async () => processesIn(cluster).length === 0;
  if (await poll(gone, { withinMs: 5_000 })) return;
  killProcessesIn(cluster);
  if (await poll(gone, { withinMs: 5_000 })) return;
  throw new StartProblem(
    `Processes of an earlier PostgreSQL still work in ${cluster} (${processesIn(cluster).join(', ')}): end them, then start again.`,
  );
};
