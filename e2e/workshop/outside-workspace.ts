import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { pnpmCommand } from '@tabi/tools/cli/install.mjs';

const root = path.join(__dirname, '../..');
const run = promisify(execFile);

/** What a remote from elsewhere has of the house: packed, as a registry would give them. */
const housePackages = ['shared', 'packages/releases', 'tools'];

/** Puts links to what is installed here, as if the network had brought it; nothing of the house's own. */
function lend(from: string, to: string): void {
  for (const name of readdirSync(from)) {
    if (name.startsWith('.') || name === '@tabi') continue;
    const [own, theirs] = [path.join(from, name), path.join(to, name)];
    if (name.startsWith('@')) {
      mkdirSync(theirs, { recursive: true });
      lend(own, theirs);
    } else symlinkSync(own, theirs);
  }
}

async function installPacked(folder: string, to: string): Promise<void> {
  const [pnpm = 'pnpm', ...first] = (await pnpmCommand(root)) as string[];
  const packed = mkdtempSync(path.join(os.tmpdir(), 'tabi-pack-'));
  await run(pnpm, [...first, 'pack', '--pack-destination', packed], { cwd: path.join(root, folder) });
  const [tarball = ''] = readdirSync(packed);
  await run('tar', ['xzf', path.join(packed, tarball), '-C', packed]);
  const manifest = JSON.parse(readFileSync(path.join(packed, 'package/package.json'), 'utf8')) as { name: string };
  const place = path.join(to, 'node_modules', manifest.name);
  cpSync(path.join(packed, 'package'), place, { recursive: true });
  rmSync(packed, { recursive: true });
  mkdirSync(path.join(place, 'node_modules'));
  lend(path.join(root, folder, 'node_modules'), path.join(place, 'node_modules'));
}

export type Outside = {
  folder: string;
  /** `tabi-remote …` in that folder. @returns what it said, and whether it went well */
  tabiRemote: (token: string, ...words: string[]) => Promise<{ ok: boolean; said: string }>;
  remove: () => void;
};

/** A workspace of another team, far from this one: the remote in this folder, and the packed packages of the house. */
export async function openOutside(remote: string): Promise<Outside> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'tabi-outside-'));
  cpSync(remote, folder, { recursive: true });
  mkdirSync(path.join(folder, 'node_modules'));
  for (const name of housePackages) await installPacked(name, folder);
  for (const name of ['react', 'react-dom'])
    symlinkSync(path.join(root, 'mf-blog/node_modules', name), path.join(folder, 'node_modules', name));
  const program = path.join(folder, 'node_modules/@tabi/tools/outside/tabi-remote.mjs');
  const { RELEASES_DIR: _, ...env } = process.env;
  return {
    folder,
    tabiRemote: (token, ...words) =>
      run(process.execPath, [program, ...words], { cwd: folder, env: { ...env, TABI_RELEASE_TOKEN: token } }).then(
        ({ stdout, stderr }) => ({ ok: true, said: stdout + stderr }),
        ({ stdout, stderr }: { stdout: string; stderr: string }) => ({ ok: false, said: stdout + stderr }),
      ),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
