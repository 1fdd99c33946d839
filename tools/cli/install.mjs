import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { runLogged } from './run-logged.mjs';
import { packageFolders } from './workspace.mjs';

const wantedPnpm = (root) =>
  JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')).packageManager.split('@')[1];

const digest = (root) => {
  const hash = createHash('sha256');
  const manifests = packageFolders(root).map((folder) => path.join(folder, 'package.json'));
  for (const name of ['pnpm-lock.yaml', 'pnpm-workspace.yaml', 'package.json', ...manifests]) {
    hash.update(`${name}\n`).update(readFileSync(path.join(root, name)));
  }
  return hash.update(`${process.platform} ${process.arch}`).digest('hex');
};

const stampFile = (root) => path.join(root, 'node_modules', '.tabi-installed');

const readOr = (file, otherwise) => {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return otherwise;
  }
};

/** Whether node_modules is what the lockfile says: by our stamp, or by pnpm's own copy when somebody ran it by hand. */
export const isInstalled = (root) => {
  const complete = packageFolders(root).every((folder) => existsSync(path.join(root, folder, 'node_modules')));
  if (!complete) return false;
  if (readOr(stampFile(root), '') === digest(root)) return true;
  const modules = path.join(root, 'node_modules');
  const lockfile = readOr(path.join(root, 'pnpm-lock.yaml'), 'none');
  return (
    existsSync(path.join(modules, '.modules.yaml')) && readOr(path.join(modules, '.pnpm', 'lock.yaml'), '') === lockfile
  );
};

/** The command for the pnpm that package.json names: the one on the PATH when it is that version, else through npx. */
export const pnpmCommand = async (root) => {
  const version = wantedPnpm(root);
  try {
    // Asked outside of the project: inside, another pnpm would first download the wanted one.
    const { stdout } = await promisify(execFile)('pnpm', ['--version'], { cwd: os.tmpdir(), timeout: 10_000 });
    if (stdout.trim() === version) return ['pnpm'];
  } catch {
    // There is no pnpm on the PATH.
  }
  return ['npx', '--yes', `pnpm@${version}`];
};

/** Installs every package of the lockfile; `note` is told how many there are by now. */
export const install = async (root, logFile, note) => {
  const [command, ...first] = await pnpmCommand(root);
  await runLogged({
    command,
    args: [...first, 'install', '--frozen-lockfile', '--reporter=append-only'],
    cwd: root,
    // CI: never ask anything, such as whether node_modules of another pnpm may go.
    env: { ...process.env, CI: 'true' },
    logFile,
    onLine: (line) => {
      const [, total, added] = /Progress: resolved (\d+),.* added (\d+)/.exec(line) ?? [];
      if (added) note(`${added} of ${total} packages`);
    },
    failure: (last) => {
      const reason = last.find((line) => /ERR|error/i.test(line)) ?? last.at(-1) ?? 'no reason given';
      return `The packages could not be installed (${reason}): see ${logFile}, check the network, then try again.`;
    },
  });
  writeFileSync(stampFile(root), digest(root));
};
