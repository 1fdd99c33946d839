import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { format, resolveConfig } from 'prettier';
import { pnpmCommand } from '../cli/install.mjs';
import { findApps } from '../federation/apps.ts';
import { workspaceRoot } from '../federation/paths.ts';
import { withOwner, withPrefix } from './governance.ts';
import { placeProblems } from './place.ts';
import { filesOf } from './remote-files.ts';
import { namesOf, type RemoteNames } from './remote-names.ts';

const how = 'Say what to make: pnpm new remote <name>, such as pnpm new remote night-trains.';
const shellFile = 'shell/shell.json';
const ownersFile = '.github/CODEOWNERS';

const root = workspaceRoot();
const at = (path: string) => join(root, path);
const textOf = (path: string) => readFileSync(at(path), 'utf8');

/** The version of `shared` that there is, as the least that the remote works with. */
const needs = (): string => {
  const { version } = JSON.parse(textOf('shared/package.json')) as { version: string };
  return `^${version.split('.').slice(0, 2).join('.')}`;
};

async function write(path: string, text: string): Promise<void> {
  const config = await resolveConfig(at(path));
  mkdirSync(dirname(at(path)), { recursive: true });
  writeFileSync(at(path), await format(text, { ...config, filepath: at(path) }));
}

/** With `lockfileOnly` the packages stay where they are, and only the lockfile knows the newcomer. */
async function installPackages(lockfileOnly: boolean): Promise<void> {
  const [command = 'pnpm', ...first] = await pnpmCommand(root);
  const words = ['install', '--no-frozen-lockfile', '--prefer-offline', ...(lockfileOnly ? ['--lockfile-only'] : [])];
  execFileSync(command, [...first, ...words], { cwd: root, stdio: 'inherit' });
}

/** What the remote's folder and the two lists that know remotes are to hold. */
function contentsOf(names: RemoteNames, owner: string): Record<string, string> {
  if (existsSync(at(names.folder))) throw new Error(`There is a folder ${names.folder} already: choose another name.`);
  const files = filesOf({ names, owner, needs: needs() });
  const shellJson = withPrefix(textOf(shellFile), names.folder, names.path);
  const remotes = findApps(root).flatMap(({ role, description }) => (role === 'remote' ? [description] : []));
  const problems = placeProblems(files[`${names.folder}/remote.json`] ?? '', { shellJson, remotes });
  if (problems.length > 0) throw new Error([`${names.folder} has no place here.`, ...problems].join('\n'));
  const owners: Record<string, string> = existsSync(at(ownersFile))
    ? { [ownersFile]: withOwner(textOf(ownersFile), names.folder, `@tabi/${names.short}`) }
    : {};
  return { ...files, [shellFile]: shellJson, ...owners };
}

/** `pnpm new remote <name> [--owner <team>]` writes a remote that builds, loads and passes every check. */
async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { owner: { type: 'string' }, 'lockfile-only': { type: 'boolean', default: false } },
  });
  const [kind, name, ...more] = positionals;
  if (kind !== 'remote' || !name || more.length > 0) throw new Error(how);
  const names = namesOf(name);
  for (const [path, text] of Object.entries(contentsOf(names, values.owner ?? names.words))) {
    if (path === ownersFile) writeFileSync(at(path), text);
    else await write(path, text);
  }
  await installPackages(values['lockfile-only']);
  console.log(`${names.folder} is there, with a page at ${names.path}. What comes next: docs/new-remote.md.`);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
