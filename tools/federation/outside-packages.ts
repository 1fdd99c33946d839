import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

type Manifest = { version?: string; dependencies?: Record<string, string>; devDependencies?: Record<string, string> };
const manifestIn = (folder: string): Manifest =>
  JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;

/** What says which versions are installed; one of them is usual. */
const lockfiles = ['pnpm-lock.yaml', 'package-lock.json', 'yarn.lock'];

/** What of its packages makes the build of a remote that has a workspace of its own: its lockfile, and what is installed. */
export function outsidePackages(root: string): string[] {
  const { dependencies = {}, devDependencies = {} } = manifestIn(root);
  const installed = Object.keys({ ...dependencies, ...devDependencies })
    .sort()
    .map((name) => `${name}@${manifestIn(join(root, 'node_modules', name)).version ?? ''}`);
  const locked = lockfiles.map((name) => join(root, name)).filter((file) => existsSync(file));
  return [...installed, ...locked.map((file) => readFileSync(file, 'utf8'))];
}
