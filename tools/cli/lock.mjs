import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Problem } from './problem.mjs';

const fileIn = (dataDir) => path.join(dataDir, 'start.lock');

/** When the process began, which tells it from a later one with the same pid; '' where that is not known. */
export const birthOf = (pid) => {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return fields[0] === 'Z' ? 'dead' : fields[19];
  } catch {
    return '';
  }
};

const isAlive = (who) => {
  if (!who) return false;
  try {
    process.kill(who.pid, 0);
  } catch (error) {
    if (error.code === 'ESRCH') return false;
  }
  return birthOf(who.pid) === who.birth;
};

const read = (file) => {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
};

const write = (file, lock, place) => {
  const aside = `${file}.${process.pid}`;
  writeFileSync(aside, `${JSON.stringify(lock)}\n`, { mode: 0o600 });
  try {
    place(aside, file);
  } finally {
    rmSync(aside, { force: true });
  }
};

const tryTake = (file, lock) => {
  try {
    // A link is made whole or not at all, and never over an existing file.
    write(file, lock, linkSync);
    return true;
  } catch (error) {
    if (error.code === 'EEXIST') return false;
    throw error;
  }
};

/** After the launcher was killed its site stops by itself within seconds. */
const outlived = async (lock, withinMs) => {
  const deadline = Date.now() + withinMs;
  while (isAlive(lock.site) && Date.now() < deadline) await wait(100);
  return isAlive(lock.site);
};

/**
 * Makes this process the one that starts Tabi on the data directory.
 * `site(pid)` notes the site's process too; `release()` gives the directory back.
 */
export const takeLock = async (dataDir, address, patienceMs = 10_000) => {
  const file = fileIn(dataDir);
  const lock = { pid: process.pid, birth: birthOf(process.pid), address };
  while (!tryTake(file, lock)) {
    const other = read(file);
    const running = isAlive(other) || (other && (await outlived(other, patienceMs)));
    if (running) {
      const pid = isAlive(other) ? other.pid : other.site.pid;
      throw new Problem(
        `Tabi is already running on ${dataDir} (process ${pid}, ${other.address}): use that one, stop it first, or set DATA_DIR to another folder.`,
      );
    }
    // Only what was judged is removed: in the meantime another launcher may have taken its place.
    if (JSON.stringify(read(file)) === JSON.stringify(other)) rmSync(file, { force: true });
  }
  return {
    site: (pid) => write(file, { ...lock, site: { pid, birth: birthOf(pid) } }, renameSync),
    release: () => {
      if (read(file)?.pid === process.pid) rmSync(file, { force: true });
    },
  };
};
