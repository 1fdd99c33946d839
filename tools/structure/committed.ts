import { execFileSync } from 'node:child_process';

/** A file as it was last committed; undefined where there is no git, no commit yet, or no such file in it. */
export function committedText(root: string, path: string): string | undefined {
  try {
    return execFileSync('git', ['show', `HEAD:${path}`], {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
  } catch {
    return undefined;
  }
}
