import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join, relative } from 'node:path';
import { buildApiBundle } from '../../api/build.ts';
import { buildWebBundle } from '../../web/build.ts';
import { findApps } from '../federation/apps.ts';
import { buildApps } from '../federation/build-apps.ts';
import { workspaceRoot } from '../federation/paths.ts';
import { jest, lint, types, type Program } from './programs.ts';

const root = workspaceRoot();

const run = async ({ program, args }: Omit<Program, 'name'>): Promise<void> => {
  const [code] = (await once(spawn(program, args, { cwd: root, stdio: 'inherit' }), 'close')) as [number | null];
  process.exitCode = code ?? 1;
};

const bundles: Record<string, () => Promise<void>> = { api: buildApiBundle, web: buildWebBundle };

/** An app becomes a release, a server its bundle; what others take as source is built when its types hold. */
async function build(folder: string): Promise<void> {
  const bundle = bundles[folder];
  if (bundle) return bundle();
  if (!findApps(root).some((app) => app.name === folder)) return run(types(root, [folder]));
  const [built] = await buildApps({ root, only: [folder], log: console.log });
  console.log(`${folder} ${built?.buildId}${built?.fresh ? '' : ' (unchanged)'}`);
}

/** The browser tests are Playwright's; all others are Jest's. */
async function test(folder: string, words: string[]): Promise<void> {
  if (!existsSync(join(root, folder, 'playwright.config.ts'))) return run(jest(root, { folders: [folder], words }));
  return run({ program: join(root, 'node_modules/.bin/tsx'), args: [join(folder, 'run.ts'), ...words] });
}

const verbs: Record<string, (folder: string, words: string[]) => Promise<void>> = {
  test,
  build,
  lint: (folder) => run(lint(root, [folder])),
  types: (folder) => run(types(root, [folder])),
};

/** The scripts of every package (`pnpm --filter <package> test | build | lint | types`): the root's tools for its folder. */
async function main([verb = '', ...words]: string[]): Promise<void> {
  const work = verbs[verb];
  if (!work)
    throw new Error(`A package can be asked to ${Object.keys(verbs).join(', ')}, not to ${verb || 'nothing'}.`);
  await work(relative(root, process.cwd()), words);
}

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
