import { readFileSync, readlinkSync } from 'node:fs';

/** The system's name of the thread that asks, `<process>/task/<thread>`; null where the system does not tell. */
export function threadName(): string | null {
  try {
    return readlinkSync('/proc/thread-self');
  } catch {
    return null;
  }
}

const processMs = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000;
};

/**
 * How long a thread has run on a processor, in ms: its own time where the system tells it, else that of the whole process, which
 * is never less.
 */
export function threadMs(name: string | null): number {
  if (name === null) return processMs();
  try {
    return Number(readFileSync(`/proc/${name}/schedstat`, 'utf8').split(' ')[0]) / 1e6;
  } catch {
    return processMs();
  }
}
