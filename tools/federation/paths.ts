import { dirname, join, resolve } from 'node:path';
import { existsSync } from 'node:fs';

/** The workspace's root: the nearest folder above `from` that holds pnpm-workspace.yaml. */
export function workspaceRoot(from: string = process.cwd()): string {
  let folder = resolve(from);
  while (!existsSync(join(folder, 'pnpm-workspace.yaml'))) {
    const parent = dirname(folder);
    if (parent === folder)
      throw new Error('Run this inside the Tabi workspace: no pnpm-workspace.yaml above this folder.');
    folder = parent;
  }
  return folder;
}

/** Where releases and the registry live; `RELEASES_DIR` moves them. */
export const releasesDir = (root: string): string => resolve(root, process.env['RELEASES_DIR'] ?? 'releases');
