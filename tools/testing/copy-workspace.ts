import { chmodSync, cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, relative } from 'node:path';
import { lendPackages } from './lend-packages.ts';

/** Made by working in the workspace, and made anew in the copy. */
const made = /^(\.git|\.data|releases|coverage|e2e\/results|(.+\/)?(dist|\.cache|\.mf))$/;

export type WorkspaceCopy = { root: string; remove: () => void };

/** A copy of the workspace whose files a test may change. It shares the installed packages, and nothing that was built. */
export function copyWorkspace(from: string): WorkspaceCopy {
  const root = mkdtempSync(join(tmpdir(), 'tabi-copy-'));
  // Passable, so that PostgreSQL's user can walk in when this runs as root.
  chmodSync(root, 0o755);
  const filter = (file: string) => basename(file) !== 'node_modules' && !made.test(relative(from, file));
  for (const name of readdirSync(from)) {
    if (filter(join(from, name))) cpSync(join(from, name), join(root, name), { recursive: true, filter });
  }
  lendPackages(from, root);
  return { root, remove: () => rmSync(root, { recursive: true, force: true }) };
}
