import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { packageFolders } from '../cli/workspace.mjs';
import { runCommand } from './command.ts';
import { inTurns } from './in-turns.ts';

/** Folders inside packages that compile under stricter terms of their own. */
const strictCorners = ['packages/planner/src', 'tools/federation/live'];

/** @param folders of packages; all when empty */
const projects = (root: string, folders: readonly string[]): string[] => {
  const chosen = folders.length > 0 ? folders : packageFolders(root);
  const corners = strictCorners.filter((corner) => chosen.some((folder) => corner.startsWith(`${folder}/`)));
  return [...chosen, ...corners]
    .map((folder) => join(folder, 'tsconfig.json'))
    .filter((project) => existsSync(join(root, project)));
};

/** TypeScript 7 checks a package in a second or two; version 6 is only there for the tools that need its API. */
export const compilerIn = (root: string): string => join(root, 'node_modules/typescript-native/bin/tsc');

/** What a project was found to be last time, so that only what has changed since is checked again. */
const remembered = (root: string, project: string): string =>
  join(root, 'node_modules/.cache/types', `${dirname(project).replaceAll('/', '-')}.json`);

const argumentsFor = (root: string, project: string): string[] => {
  const memory = ['--incremental', '--tsBuildInfoFile', remembered(root, project)];
  return [compilerIn(root), '--pretty', 'false', ...memory, '-p', project];
};

/** What the compiler complains about, line by line. @param folders of packages; all when empty */
export async function typeComplaints(root: string, folders: readonly string[]): Promise<string[]> {
  const checks = projects(root, folders).map((project) => async () => {
    const outcome = await runCommand(process.execPath, argumentsFor(root, project), { cwd: root });
    return outcome.ok ? [] : [outcome.output || `${project} could not be checked.`];
  });
  // A file that two packages compile is complained about by both.
  return [...new Set((await inTurns(2, checks)).flat().flatMap((output) => output.split('\n')))];
}
