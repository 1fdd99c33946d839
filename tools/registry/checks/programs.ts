import { existsSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { App } from '../../federation/apps.ts';
import { runCommand } from '../../verify/command.ts';
import { compilerIn, typeComplaints } from '../../verify/type-complaints.ts';

/** A check that is a program: what it found, and nothing when it found nothing. */
async function run(root: string, args: readonly string[]): Promise<string[]> {
  const { ok, output } = await runCommand(process.execPath, args, { cwd: root });
  return ok ? [] : [output || `${args.join(' ')} ended without a word.`];
}

const tsx = (root: string) => join(root, 'node_modules/tsx/dist/cli.mjs');

/** @param say hears why nothing was checked */
export async function typeProblems(root: string, app: App, say: (line: string) => void): Promise<string[]> {
  const isOutside = relative(root, app.dir).startsWith('..');
  if (!isOutside) return typeComplaints(root, [relative(root, app.dir)]);
  const project = join(app.dir, 'tsconfig.json');
  if (existsSync(project)) return run(root, [compilerIn(root), '--pretty', 'false', '-p', project]);
  say(`The types of ${app.dir} were not checked: it has no tsconfig.json.`);
  return [];
}

/** Whether `shared` is what its report says, and whether a remote asks for enough of it: all do that stand beside a new shell. */
export const reportProblems = (root: string, { name, role }: App): Promise<string[]> =>
  run(root, [tsx(root), 'tools/api-report/api-report.ts', '--check', ...(role === 'remote' ? ['--only', name] : [])]);
