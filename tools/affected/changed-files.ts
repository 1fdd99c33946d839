import { execFileSync } from 'node:child_process';

/** A moved file has changed at both its places. */
const names = ['--name-only', '--no-renames', '-z'];

const pathsIn = (output: string): string[] => output.split('\0').filter((path) => path !== '');

/**
 * Paths from the root of what is not as it was where this branch left `since`: committed, not committed, and new.
 * @throws when git knows no such place
 */
export function changedFiles(root: string, since: string): string[] {
  const git = (...words: string[]) => execFileSync('git', words, { cwd: root, encoding: 'utf8', stdio: 'pipe' });
  let base: string;
  try {
    base = git('merge-base', since, 'HEAD').trim();
  } catch (error) {
    throw new Error(`git finds no place where this branch left ${since}: name another with --since.`, {
      cause: error,
    });
  }
  const tracked = pathsIn(git('diff', ...names, base));
  const untracked = pathsIn(git('ls-files', '--others', '--exclude-standard', '-z'));
  return [...new Set([...tracked, ...untracked])].sort();
}
