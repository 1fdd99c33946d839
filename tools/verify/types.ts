import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { packageFolders } from '../cli/workspace.mjs';
import { workspaceRoot } from '../federation/paths.ts';
import { runCommand } from './command.ts';
import { inTurns } from './in-turns.ts';

/** Folders inside packages that compile under stricter terms of their own. */
const strictCorners = ['packages/planner/src', 'tools/federation/live'];

const root = workspaceRoot();

/** @param folders of packages; all when empty */
const projects = (folders: readonly string[]): string[] => {
  const chosen = folders.length > 0 ? folders : packageFolders(root);
  const corners = strictCorners.filter((corner) => chosen.some((folder) => corner.startsWith(`${folder}/`)));
  return [...chosen, ...corners]
    .map((folder) => join(folder, 'tsconfig.json'))
    .filter((project) => existsSync(join(root, project)));
};

/** TypeScript 7 checks a package in a second or two; version 6 is only there for the tools that need its API. */
const compiler = join(root, 'node_modules/typescript-native/bin/tsc');

/** What a project was found to be last time, so that only what has changed since is checked again. */
const remembered = (project: string): string =>
  join(root, 'node_modules/.cache/types', `${dirname(project).replaceAll('/', '-')}.json`);

const argumentsFor = (project: string): string[] => {
  const memory = ['--incremental', '--tsBuildInfoFile', remembered(project)];
  return [compiler, '--pretty', 'false', ...memory, '-p', project];
};

/** `pnpm types [folder …]` */
async function main(folders: readonly string[]): Promise<void> {
  const checks = projects(folders).map((project) => async () => {
    const outcome = await runCommand(process.execPath, argumentsFor(project), { cwd: root });
    return outcome.ok ? [] : [outcome.output || `${project} could not be checked.`];
  });
  // A file that two packages compile is complained about by both.
  const lines = new Set((await inTurns(2, checks)).flat().flatMap((output) => output.split('\n')));
  for (const line of lines) process.stdout.write(`${line}\n`);
  process.exitCode = lines.size > 0 ? 1 : 0;
}

void main(process.argv.slice(2));
