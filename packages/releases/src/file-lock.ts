import { linkSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';

/** Who holds a lock. `birth` tells a process from a later one with the same pid. */
type Holder = { pid: number; birth: string; host: string; turn: number };

/** Of a process on another machine nobody can say whether it lives; no edit takes nearly as long as this. */
const longestElsewhereMs = 60_000;
const lookEveryMs = 15;
let turns = 0;

/** When the process began, in the kernel's words; '' where that is not known. */
function birthOf(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return fields[0] === 'Z' ? 'dead' : (fields[19] ?? '');
  } catch {
    return '';
  }
}

/** Whether this process, on this machine, is there. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    // It is somebody else's.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
  return birthOf(pid) !== 'dead';
}

const readText = (file: string): string | null => {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return null;
  }
};

function isStale(text: string, file: string): boolean {
  let holder: Holder;
  try {
    holder = JSON.parse(text) as Holder;
  } catch {
    return true;
  }
  if (holder.host === hostname()) return !isAlive(holder.pid) || birthOf(holder.pid) !== holder.birth;
  const since = statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;
  return Date.now() - since > longestElsewhereMs;
}

/** Takes the lock of a holder that is gone out of the way; of several that try, one does. */
function clear(file: string, stale: string, aside: string): void {
  try {
    renameSync(file, aside);
  } catch {
    return;
  }
  // In the meantime somebody else cleared it and took it: theirs goes back.
  if (readText(aside) !== stale) {
    try {
      linkSync(aside, file);
    } catch {
      // A third one has it by now; the one that lost it is told when it looks before it writes.
    }
  }
  rmSync(aside, { force: true });
}

const sleep = (ms: number) => void Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);

/**
 * Does the work while no other process does any under this lock. A lock whose holder was killed is cleared away.
 * @param work is given a function that says whether the lock is still held
 * @throws when others hold it for longer than the patience
 */
export function withFileLock<T>(file: string, work: (isHeld: () => boolean) => T, patienceMs = 20_000): T {
  const own = { pid: process.pid, birth: birthOf(process.pid), host: hostname(), turn: (turns += 1) } satisfies Holder;
  const text = `${JSON.stringify(own)}\n`;
  const aside = `${file}.${own.host}-${own.pid}`;
  const until = Date.now() + patienceMs;
  for (;;) {
    writeFileSync(aside, text);
    try {
      // A link is made whole or not at all, and never over an existing file.
      linkSync(aside, file);
      break;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    } finally {
      rmSync(aside, { force: true });
    }
    const other = readText(file);
    if (other !== null && isStale(other, file)) clear(file, other, `${aside}-stale`);
    else if (Date.now() > until) {
      throw new Error(
        `Somebody else has held ${file} for ${patienceMs / 1000} s (${(other ?? '').trim()}): try again.`,
      );
    } else if (other !== null) sleep(lookEveryMs * (0.5 + Math.random()));
  }
  try {
    return work(() => readText(file) === text);
  } finally {
    if (readText(file) === text) rmSync(file, { force: true });
  }
}
