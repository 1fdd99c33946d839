import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { findBaseline, gitIn } from './baseline.ts';
import { earlierBuilds } from './earlier-builds.ts';
import type { Side } from './mix.ts';

/** Whose builds are tried with whose: those of the last release, and today's. Or why nothing can be tried, or was made. */
export type CompatPlan = { before: Side; today: Side } | { nothing: string } | { failed: string };

async function planOf(root: string, releases: string, log: (line: string) => void): Promise<CompatPlan> {
  const git = gitIn(root);
  const baseline = findBaseline(git);
  if ('nothing' in baseline) return baseline;
  const { version } = JSON.parse(readFileSync(path.join(root, 'shared/package.json'), 'utf8')) as { version: string };
  log(`Making the builds of the release before (@tabi/shared ${baseline.version}, ${baseline.commit.slice(0, 8)})`);
  try {
    const before = await earlierBuilds(git, root, releases, baseline.commit);
    return { before: { releases: before, shared: baseline.version }, today: { releases, shared: version } };
  } catch (error) {
    return { failed: error instanceof Error ? error.message : String(error) };
  }
}

/**
 * Makes the builds of the release before, so that no test has to wait for them.
 * @param releases today's
 * @returns the file that tells the tests what there is to try: `COMPAT_PLAN`
 */
export async function prepareCompat(root: string, releases: string, log: (line: string) => void): Promise<string> {
  const plan = await planOf(root, releases, log);
  if ('nothing' in plan) log(plan.nothing);
  const file = path.join(root, '.data/compat/plan.json');
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(plan, null, 2));
  return file;
}
