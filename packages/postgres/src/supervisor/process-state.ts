import { spawnSync } from 'node:child_process';
import { readFileSync, readdirSync, statSync } from 'node:fs';

const linux = process.platform === 'linux';

/** `kill -0` says yes for a zombie too, and an init that never reaps keeps zombies for ever: they count as dead. */
export const isAlive = (pid: number): boolean => {
  if (!Number.isInteger(pid)) return false;
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return false;
  }
  return !isZombie(pid);
};

const isZombie = (pid: number): boolean => {
  if (!linux) return false;
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name in parentheses may itself hold spaces and parentheses.
    return stat.slice(stat.lastIndexOf(')') + 2).startsWith('Z');
  } catch {
    return true;
  }
};

/** Whether a process works in that folder. PostgreSQL's processes stay in their data directory from start to end. */
export const worksIn = (pid: number, folder: string): boolean => {
  if (!linux)
    return spawnSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' }).stdout.includes(folder);
  try {
    const [theirs, ours] = [statSync(`/proc/${pid}/cwd`), statSync(folder)];
    return theirs.ino === ours.ino && theirs.dev === ours.dev;
  } catch {
    return false;
  }
};

/** All living processes in that folder; on other systems than Linux this is not known, and the list is empty. */
export const processesIn = (folder: string): number[] =>
  linux
    ? readdirSync('/proc')
        .map(Number)
        .filter((pid) => pid > 0 && worksIn(pid, folder) && isAlive(pid))
    : [];

export const killProcessesIn = (folder: string): void => {
  for (const pid of processesIn(folder)) {
    try {
      process.kill(pid, 'SIGKILL');
    } catch {
      // It ended in the meantime.
    }
  }
};
