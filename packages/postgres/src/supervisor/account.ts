import { spawnSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { StartProblem } from '../start-problem.ts';

/** Whom PostgreSQL runs as when the site runs as root, whom it refuses. */
export type Account = { uid: number; gid: number };

const idOf = (name: string, what: '-u' | '-g'): number | undefined => {
  const answer = spawnSync('id', [what, name], { encoding: 'utf8' });
  return answer.status === 0 ? Number(answer.stdout.trim()) >>> 0 : undefined;
};

/**
 * The account for PostgreSQL, or null when this process is no root and PostgreSQL simply runs as the same user.
 * A cluster that an ordinary user made stays that user's.
 */
export const chooseAccount = (clusterDir: string): Account | null => {
  if (process.getuid?.() !== 0) return null;
  const owner = statSync(clusterDir, { throwIfNoEntry: false });
  if (owner && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid };
  for (const name of ['postgres', 'nobody']) {
    const [uid, gid] = [idOf(name, '-u'), idOf(name, '-g')];
    if (uid !== undefined && gid !== undefined) return { uid, gid };
  }
  throw new StartProblem(
    'PostgreSQL refuses to run as root and there is no user "postgres" or "nobody" to run it: start Tabi as an ordinary user, or set DATABASE_URL.',
  );
};

/** Whether the account can walk to the folder by its path; a parent such as /root often forbids it. */
export const canReach = (account: Account | null, folder: string): boolean =>
  account === null || spawnSync('/bin/sh', ['-c', 'cd "$1"', 'sh', folder], { ...account, cwd: '/' }).status === 0;
