import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { workspaceRoot } from '../federation/paths.ts';
import { apiReport, format, jest, lint, structure, types, type Program } from '../verify/programs.ts';
import { changedFiles } from './changed-files.ts';
import { checksFor, type Check } from './checks-for.ts';
import { readWorkspace } from './read-workspace.ts';

type Run = Pick<Program, 'program' | 'args'>;

function programOf(root: string, check: Check): Run {
  switch (check.check) {
    case 'everything':
      return { program: process.execPath, args: ['tools/cli/test.mjs'] };
    case 'format':
      return format(root, check.of);
    case 'structure':
      return structure(root);
    case 'api-report':
      return apiReport(root);
    case 'lint':
      return lint(root, check.of);
    case 'types':
      return types(root, check.of);
    case 'tests':
      return jest(root, { folders: check.of });
    case 'browser':
      return { program: join(root, 'node_modules/.bin/tsx'), args: ['e2e/run.ts', ...check.of] };
  }
}

const inWords = (check: Check): string => {
  if (check.check === 'everything') return `everything: ${check.because}`;
  return 'of' in check ? `${check.check}: ${check.of.join(' ')}` : check.check;
};

async function passes(root: string, check: Check): Promise<boolean> {
  const { program, args } = programOf(root, check);
  const [code] = (await once(spawn(program, args, { cwd: root, stdio: 'inherit' }), 'close')) as [number | null];
  return code === 0;
}

/** `pnpm affected [--since <ref>] [--list]`: runs what a change can break, or only says what that is. */
async function main(words: string[]): Promise<void> {
  const { values } = parseArgs({
    args: words,
    options: { since: { type: 'string', default: 'main' }, list: { type: 'boolean' } },
  });
  const root = workspaceRoot();
  const changed = changedFiles(root, values.since);
  const checks = checksFor(changed, readWorkspace(root), (path) => existsSync(join(root, path)));
  console.log(`${changed.length} files are not as they were at ${values.since}.`);
  for (const check of checks) console.log(`· ${inWords(check)}`);
  if (values.list) return;
  const failed: string[] = [];
  for (const check of checks) {
    console.log(`\n── ${check.check} ──`);
    if (!(await passes(root, check))) failed.push(check.check);
  }
  console.log(`\naffected: ${checks.length - failed.length} passed, ${failed.length} failed`);
  if (failed.length > 0) process.exitCode = 1;
}

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
