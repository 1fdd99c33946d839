import { chmodSync, cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';

/** Made by working in the workspace, and made anew in the copy. */
const made = /^(\.git|\.data|releases|coverage|node_modules|e2e\/results|(.+\/)?(dist|\.cache|\.mf))$/;

export type WorkspaceCopy = { root: string; remove: () => void };

/** A copy of the workspace whose files a test may change. It shares the installed packages, and nothing that was built. */
export function copyWorkspace(from: string): WorkspaceCopy {
  const root = mkdtempSync(join(tmpdir(), 'tabi-copy-'));
  // Passable, so that PostgreSQL's user can walk in when this runs as root.
  chmodSync(root, 0o755);
  for (const name of readdirSync(from)) {
    if (made.test(name)) continue;
    const filter = (file: string) => !made.test(relative(from, file));
    // Packages find each other by links that lead from folder to folder, in the copy as well.
    cpSync(join(from, name), join(root, name), { recursive: true, verbatimSymlinks: true, filter });
  }
  mkdirSync(join(root, 'node_modules'));
  for (const name of readdirSync(join(from, 'node_modules'))) {
    if (name !== '.cache') symlinkSync(join(from, 'node_modules', name), join(root, 'node_modules', name));
  }
  return { root, remove: () => rmSync(root, { recursive: true, force: true }) };
}
