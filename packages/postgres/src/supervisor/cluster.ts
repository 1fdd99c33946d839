import { spawn } from 'node:child_process';
import { chmodSync, chownSync, closeSync, existsSync, fsyncSync, mkdirSync, openSync, readdirSync } from 'node:fs';
import { renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { StartProblem, lastLine } from '../start-problem.ts';
import { canReach, type Account } from './account.ts';
import { giveTree, type Places } from './places.ts';
import { isAlive } from './process-state.ts';

/**
 * The data directory's name for a PostgreSQL program. One whose user may not walk there by the path still may work in
 * the folder it was started in, and reaches it under this name (Linux).
 */
export const nameForPostgres = (folder: string, account: Account | null): string => {
  if (canReach(account, folder)) return folder;
  if (process.platform === 'linux') return '/proc/self/cwd';
  throw new StartProblem(
    `PostgreSQL's user cannot reach ${folder}: set DATA_DIR to a folder outside of closed ones such as /root.`,
  );
};

const run = (program: string, args: string[], cwd: string, account: Account | null): Promise<string | undefined> =>
  new Promise((resolve) => {
    const child = spawn(program, args, {
      ...account,
      cwd,
      env: { LC_ALL: 'C', TZ: 'UTC' },
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    let said = '';
    child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()));
    child.on('error', (error) => resolve(error.message));
    child.on('close', (code) => resolve(code === 0 ? undefined : lastLine(said)));
  });

const prefix = (cluster: string): string => `${path.basename(cluster)}.init-`;

/** Half-made clusters of launchers that were killed while making them. */
const sweep = (places: Places): void => {
  for (const name of readdirSync(places.dataDir)) {
    if (!name.startsWith(prefix(places.cluster))) continue;
    const maker = Number(name.slice(prefix(places.cluster).length));
    if (maker !== process.pid && isAlive(maker)) continue;
    rmSync(path.join(places.dataDir, name), { recursive: true, force: true });
  }
};

const syncFolder = (folder: string): void => {
  const handle = openSync(folder, 'r');
  fsyncSync(handle);
  closeSync(handle);
};

/** Makes the cluster where there is none: aside, then moved into place whole, so that it is never half there. */
export const ensureCluster = async (places: Places, binaries: string, account: Account | null): Promise<void> => {
  sweep(places);
  if (existsSync(places.cluster)) {
    // As after a restored copy that lost its owner.
    if (account && statSync(places.cluster).uid === 0) giveTree(places.cluster, account);
    return;
  }
  const aside = path.join(places.dataDir, `${prefix(places.cluster)}${process.pid}`);
  mkdirSync(aside, { mode: 0o700 });
  if (account) chownSync(aside, account.uid, account.gid);
  const reason = await run(
    path.join(binaries, 'bin', 'initdb'),
    ['-D', nameForPostgres(aside, account), '-U', 'postgres', '--auth-local=trust', '--auth-host=reject']
      // Sorting and upper case by PostgreSQL's own tables: no upgrade of the system can change an index's order.
      .concat(['--encoding=UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8']),
    aside,
    account,
  );
  if (reason !== undefined) {
    rmSync(aside, { recursive: true, force: true });
    throw new StartProblem(
      `The database could not be made in ${places.dataDir} (${reason}): mend that, or set DATA_DIR.`,
    );
  }
  writeAccessRules(aside);
  settle(aside, places);
};

/** Only through the socket; who may enter its folder may enter the database (see prepareSocketDir). */
const writeAccessRules = (cluster: string): void => {
  const file = path.join(cluster, 'pg_hba.conf');
  writeFileSync(file, 'local all all trust\n');
  chmodSync(file, 0o600);
};

const settle = (aside: string, places: Places): void => {
  try {
    renameSync(aside, places.cluster);
  } catch (error) {
    rmSync(aside, { recursive: true, force: true });
    // Another launcher was quicker: its cluster is as good.
    if (!existsSync(places.cluster)) throw error;
  }
  syncFolder(places.dataDir);
};
