import { execFileSync } from 'node:child_process';

/** What git says, or undefined when it cannot say it: no git here, no history, no such commit or file. */
export type Git = (...words: string[]) => string | undefined;

export const gitIn =
  (root: string): Git =>
  (...words) => {
    try {
      return execFileSync('git', words, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
    } catch {
      return undefined;
    }
  };

/** The commit whose builds are tried beside today's, or a sentence why there is none. */
export type Baseline = { commit: string; version: string } | { nothing: string };

/** Says which version of `shared` was released last. */
const released = 'shared/api/released.json';
/** What that version promises; every release changes one or the other. */
const promised = 'shared/api/released';

/** What builds of the apps are made of; a commit that has the same makes the same builds. */
const inputs = ['shell', 'shared/src', 'shared/package.json', 'tools/federation', 'pnpm-lock.yaml', ':(glob)mf-*/**'];

const versionIn = (text: string | undefined): string | undefined =>
  text === undefined ? undefined : (JSON.parse(text) as { version: string }).version;

/** The newest release of `shared` before the sources as they are: what may be live anywhere while these go out. */
export function findBaseline(git: Git): Baseline {
  if (git('rev-parse', 'HEAD') === undefined) {
    return { nothing: 'Git tells of no history here, so there are no earlier builds to try these with.' };
  }
  const releases = (git('log', '--format=%H', '--', released, promised) ?? '')
    .split('\n')
    .filter((line) => line !== '');
  if (releases.length === 0) {
    return { nothing: 'No version of @tabi/shared was released yet, so nothing is live that has to go on working.' };
  }
  const before = releases.find((commit) => git('diff', '--quiet', commit, '--', ...inputs) === undefined);
  if (!before) {
    return { nothing: 'These are the sources of the last release: there are no earlier builds to try them with.' };
  }
  const version = versionIn(git('show', `${before}:${released}`));
  if (version) return { commit: before, version };
  return {
    nothing: `The history here ends before the last release (${before.slice(0, 8)}): fetch all of it to try its builds.`,
  };
}
