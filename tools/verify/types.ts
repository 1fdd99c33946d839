import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { packageFolders } from '../cli/workspace.mjs';
import { workspaceRoot } from '../federation/paths.ts';
import { runCommand } from './command.ts';
import { inTurns } from './in-turns.ts';

/** Folders inside packages that compile under stricter terms of their own. */
const strictCorners = ['api/src/planner'];

const root = workspaceRoot();

const projects = (): string[] =>
  [...packageFolders(root), ...strictCorners]
    .map((folder) => join(folder, 'tsconfig.json'))
    .filter((project) => existsSync(join(root, project)));

/** TypeScript 7 checks a package in a second or two; version 6 is only there for the tools that need its API. */
const compiler = join(root, 'node_modules/typescript-native/bin/tsc');

async function main(): Promise<void> {
  const checks = projects().map((project) => async () => {
    const outcome = await runCommand(process.execPath, [compiler, '--pretty', 'false', '-p', project], { cwd: root });
    return outcome.ok ? [] : [outcome.output || `${project} could not be checked.`];
  });
  // A file that two packages compile is complained about by both.
  const lines = new Set((await inTurns(2, checks)).flat().flatMap((output) => output.split('\n')));
  for (const line of lines) process.stdout.write(`${line}\n`);
  process.exitCode = lines.size > 0 ? 1 : 0;
}

void main();
