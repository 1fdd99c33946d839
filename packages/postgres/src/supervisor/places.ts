import { createHash } from 'node:crypto';
import { accessSync, chmodSync, chownSync, constants, lstatSync, mkdirSync, readdirSync, realpathSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { StartProblem, fileProblem } from '../start-problem.ts';
import { canReach, type Account } from './account.ts';

export type Places = { dataDir: string; cluster: string; logFile: string };

// The kernel's limit for a socket's path (sun_path, less its closing zero).
const longestSocketPath = process.platform === 'linux' ? 107 : 103;
const socketName = '.s.PGSQL.5432';

/** The data directory with its parts; made where missing. The cluster's folder carries PostgreSQL's major version. */
export const preparePlaces = (dataDir: string, major: string): Places => {
  try {
    // Root's is passable (not readable) by others, because PostgreSQL runs as somebody else in there.
    mkdirSync(dataDir, { recursive: true, mode: process.getuid?.() === 0 ? 0o711 : 0o700 });
    mkdirSync(path.join(dataDir, 'logs'), { recursive: true, mode: 0o700 });
    for (const folder of [dataDir, path.join(dataDir, 'logs')]) accessSync(folder, constants.W_OK | constants.X_OK);
  } catch (error) {
    throw new StartProblem(
      `The data directory ${dataDir} cannot be written (${fileProblem(error)}): set DATA_DIR to a folder you may write to.`,
    );
  }
  const real = realpathSync(dataDir);
  refuseOtherMajor(real, major);
  return {
    dataDir: real,
    cluster: path.join(real, `postgres-${major}`),
    logFile: path.join(real, 'logs', 'postgres.log'),
  };
};

const refuseOtherMajor = (dataDir: string, major: string): void => {
  const names = readdirSync(dataDir).filter((name) => /^postgres-\d+$/.test(name));
  const other = names.find((name) => name !== `postgres-${major}`);
  if (other === undefined || names.includes(`postgres-${major}`)) return;
  throw new StartProblem(
    `${path.join(dataDir, other)} was written by another PostgreSQL than version ${major}, which Tabi brings now: move it over with pg_dump or set DATA_DIR to another folder.`,
  );
};

/**
 * A folder for the unix socket that only PostgreSQL's own user (and root) can enter. This is the whole protection of
 * the database: whoever gets in already owns its files, so a password would add nothing but a secret to lose.
 */
export const prepareSocketDir = (dataDir: string, account: Account | null): string => {
  const near = path.join(dataDir, 'run');
  const tooLong = Buffer.byteLength(path.join(near, socketName)) > longestSocketPath;
  if (!tooLong && canReach(account, dataDir)) return closedFolder(near, account);
  const name = createHash('sha256').update(dataDir).digest('hex').slice(0, 16);
  return closedFolder(path.join(os.tmpdir(), `tabi-${name}`), account);
};

const closedFolder = (folder: string, account: Account | null): string => {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const wanted = account?.uid ?? process.getuid?.();
  const found = lstatSync(folder);
  // Somebody else may have made a folder of that name in the temporary folder before us.
  if (!found.isDirectory() || (found.uid !== wanted && found.uid !== process.getuid?.())) {
    throw new StartProblem(`${folder} belongs to somebody else: remove it, or set TMPDIR to another folder.`);
  }
  if (account) chownSync(folder, account.uid, account.gid);
  chmodSync(folder, 0o700);
  return folder;
};

/** Gives a tree to the account; never what a link in it points to. */
export const giveTree = (folder: string, account: Account): void => {
  for (const entry of readdirSync(folder, { withFileTypes: true, recursive: true })) {
    if (entry.isSymbolicLink()) continue;
    chownSync(path.join(entry.parentPath, entry.name), account.uid, account.gid);
  }
  chownSync(folder, account.uid, account.gid);
};
